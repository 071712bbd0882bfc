/** Colours of the base map as the page's style sheet sets them, so that light and dark both work. */
export interface Palette {
  land: string;
  city: string;
  green: string;
  water: string;
  road: string;
  roadEdge: string;
  major: string;
  majorEdge: string;
  rail: string;
  airport: string;
  runway: string;
  ink: string;
  muted: string;
  waterInk: string;
  greenInk: string;
  aqua: string;
  purple: string;
  line3: string;
  font: string;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    land: read('--map-land', '#f6f3ec'),
    city: read('--map-city', '#eee8dc'),
    green: read('--map-green', '#d9e5cc'),
    water: read('--map-water', '#a9ccd8'),
    road: read('--map-road', '#ffffff'),
    roadEdge: read('--map-road-edge', '#d9d0c0'),
    major: read('--map-major', '#f7d9a0'),
    majorEdge: read('--map-major-edge', '#dcb877'),
    rail: read('--map-rail', '#b5aca0'),
    airport: read('--map-airport', '#e3ddd4'),
    runway: read('--map-runway', '#c3bbb0'),
    ink: read('--ink', '#222c33'),
    muted: read('--muted', '#56626b'),
    waterInk: read('--map-water-ink', '#2f6a80'),
    greenInk: read('--map-green-ink', '#4c6b3c'),
    aqua: read('--map-aqua', '#2383b5'),
    purple: read('--map-purple', '#8a4fa3'),
    line3: read('--map-line3', '#b0446b'),
    font: `${read('--font-anek', 'system-ui')}, "Anek Devanagari", system-ui, sans-serif`,
  };
}
