/** Phrases that readers stumble over, each with a plainer way to say it. */
const phrases = {
  'of before': 'name what came before: “made before the migration”',
  'gets? on': 'name the progress: “as long as tests keep finishing”',
  whoever: 'name the person: “a guest who …”',
  'that which': 'name the thing',
  'those which': 'name the things',
  '(is|are|was|were) what': 'name the thing: “The address decides the currency.”',
  'what (is|are|was|were)': 'name the thing: “the saved address”',
  'none that': 'say “no … that”',
};
const phrase = new RegExp(`\\b(${Object.keys(phrases).join('|')})\\b`, 'giu');
const longest = 35;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the words of a Markdown node. Code counts as one word. */
function wordsOf(node) {
  if (node.type === 'inlineCode') return 'code';
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

function hintFor(found) {
  return Object.entries(phrases).find(([key]) => new RegExp(`^${key}$`, 'iu').test(found))?.[1];
}

/** Returns the phrases of a text that are not plain English, each with a plainer way to say it. */
export function findPhrases(text) {
  const matches = [...text.replace(/\s+/g, ' ').matchAll(phrase)];
  return matches.map(([found]) => ({ found, hint: hintFor(found) }));
}

/**
 * Reports phrases that are not plain English, in documents, comments and names of tests, and
 * sentences of documents that have more than 35 words.
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      phrase: 'Not plain English: “{{found}}”. Instead, {{hint}}.',
      long: 'This sentence has {{count}} words. Split it: a sentence has at most {{longest}}.',
    },
  },
  create(context) {
    const report = (node, text) => {
      for (const data of findPhrases(text)) {
        context.report({ loc: context.sourceCode.getLoc(node), messageId: 'phrase', data });
      }
    };
    const reportLong = (node, text) => {
      for (const { segment } of sentences.segment(text)) {
        const count = segment.split(/\s+/).filter(Boolean).length;
        const loc = context.sourceCode.getLoc(node);
        if (count > longest) context.report({ loc, messageId: 'long', data: { count, longest } });
      }
    };
    const onText = (node) => {
      report(node, wordsOf(node));
      reportLong(node, wordsOf(node));
    };
    return {
      heading: onText,
      paragraph: onText,
      tableCell: onText,
      Program() {
        for (const comment of context.sourceCode.getAllComments()) report(comment, comment.value);
      },
      ':matches(CallExpression[callee.name=/^(describe|it|test)$/], CallExpression[callee.callee.object.name=/^(describe|it|test)$/]) > Literal:first-child'(
        node,
      ) {
        report(node, String(node.value));
      },
    };
  },
};
