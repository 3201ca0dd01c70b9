// Replaces imported pictures and style sheets, which have a URL only in the bundle.
export default 'asset';
