// Replaces a CSS module: every class is named as in its style sheet.
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
