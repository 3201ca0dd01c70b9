/** Texts for people contain a letter, and are a sentence or start with a capital letter. */
const isText = (value) => /(?<![\p{Ll}-])\p{Lu}\p{Ll}|\p{Ll}{2,},? \p{Ll}{2,}/u.test(value);

/** Attributes whose values are shown or read out. */
const shownAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|heading)$/;
/** Attributes whose values are never shown, although they may look like words. */
const codeAttributes =
  /^(className|d|style|viewBox|points|transform|autoComplete|sizes|rel|media|srcSet|font\w*|key|name|type|role|href|to|objectPosition|gridTemplate\w+)$/;

/**
 * Properties whose values are sent unchanged, such as names of places, or identify a choice beside
 * its text.
 */
const codeProperties = /^(city|value)$/;

/** Values of `KeyboardEvent.key` and names of headers, which look like words. */
const codeWords =
  /^(Enter|Escape|Tab|Home|End|PageUp|PageDown|Backspace|Delete|Arrow(Left|Right|Up|Down)|Accept(-\w+)?|Content-Type|Authorization|[A-Z]\w*(Error|Exception)|[A-Z][a-z]+([A-Z][a-z]+)+)$/;

/**
 * Returns the attribute of the value, also if the value belongs to a responsive style: `{ base: …,
 * md: … }`.
 */
function attributeOf(node) {
  let at = node.parent;
  while (/^(Property|ObjectExpression|JSXExpressionContainer)$/.test(at.type)) at = at.parent;
  return at.type === 'JSXAttribute' ? String(at.name.name) : '';
}

/** Whether the text is only for programmers: in errors, the console, imports or types. */
function isForProgrammers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type.startsWith('Import')) return true;
    if (at.type.startsWith('TSLiteralType') || at.type === 'TSTemplateLiteralType') return true;
    if (at.type === 'NewExpression' && /Error$/.test(at.callee.name ?? '')) return true;
    if (at.type === 'CallExpression' && at.callee.object?.name === 'console') return true;
    if (at.type === 'ExportNamedDeclaration' && at.source === node) return true;
    if (/Function/.test(at.type)) return false;
  }
  return false;
}

/**
 * Reports hard-coded texts for people. They belong in the catalog, `contracts/texts/en`, so that
 * they are translated. Numbers, codes and single lowercase words are not texts.
 */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Texts stand in contracts/texts/en and are shown by t(…): {{text}}' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 60) } });
    return {
      JSXText(node) {
        // Letters that are part of a drawing, such as a logo.
        if (/^(text|tspan)$/.test(node.parent.openingElement?.name.name ?? '')) return;
        if (/\p{L}/u.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string') return;
        // The size of a missing picture.
        if (/^\d+x\d+$/.test(node.value)) return;
        if (node.parent.type === 'Property' && codeProperties.test(node.parent.key.name)) return;
        const attribute = attributeOf(node);
        if (shownAttributes.test(attribute) && /\p{L}/u.test(node.value)) report(node, node.value);
        else if (codeAttributes.test(attribute) || codeWords.test(node.value)) return;
        else if (isText(node.value) && !isForProgrammers(node)) report(node, node.value);
      },
      TemplateElement(node) {
        const text = node.value.cooked ?? '';
        if (isText(text) && !isForProgrammers(node)) report(node, text);
      },
    };
  },
};
