declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
