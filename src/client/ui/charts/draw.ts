import type { ChartConfiguration, ChartType } from 'chart.js';
import type { Inks } from './inks.ts';

/** A chart in the page's colours; asked again when these change. */
export type Draw = (inks: Inks) => ChartConfiguration;

export const axisTitle = ({ muted }: Inks, text: string) => ({
  display: true,
  text,
  color: muted,
});

/** What is the same on every axis of ours. */
export const axisLook = ({ muted, line }: Inks) => ({
  ticks: { color: muted },
  grid: { color: line },
  border: { color: line },
});

/** What is the same in every chart of ours; what the chart says itself wins. */
export function dressed<Type extends ChartType>(
  config: ChartConfiguration<Type>,
  { ink }: Inks,
): ChartConfiguration<Type> {
  return {
    ...config,
    options: {
      animation: false,
      maintainAspectRatio: false,
      ...config.options,
      plugins: {
        ...config.options?.plugins,
        legend: {
          labels: { color: ink, usePointStyle: true, boxHeight: 8 },
          ...config.options?.plugins?.legend,
        },
      },
    } as ChartConfiguration<Type>['options'],
  } as ChartConfiguration<Type>;
}
