declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
/** Land and borders of the world as TopoJSON. The file is too large for an inferred type. */
declare module 'world-atlas/countries-110m.json' {
  import type { feature, mesh } from 'topojson-client';
  type Shapes = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;
  const topology: Omit<Parameters<typeof feature>[0], 'objects'> & {
    objects: { countries: Shapes; land: Shapes };
  };
  export default topology;
}
