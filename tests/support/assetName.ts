// Pictures and style sheets have no address outside the bundle: their file stands for itself.
export default 'asset';
