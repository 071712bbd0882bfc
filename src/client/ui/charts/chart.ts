import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';

const TEXT_PX = 13;

// Only what our charts draw: the whole library weighs twice as much.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
);

/** A chart whose words are in the page's font. */
export function drawChart(canvas: HTMLCanvasElement, config: ChartConfiguration, font: string) {
  Chart.defaults.font.family = font;
  Chart.defaults.font.size = TEXT_PX;
  return new Chart(canvas, config);
}
