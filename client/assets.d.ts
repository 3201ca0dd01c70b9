declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
/** Land and borders of the world as a TopoJSON; too large to have its type inferred. */
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const topology: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default topology;
}
