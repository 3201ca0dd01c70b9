import stylelint from 'stylelint';
import { findPhrases } from './plainEnglish.js';

const ruleName = 'english/plain';
const messages = stylelint.utils.ruleMessages(ruleName, {
  phrase: (found, hint) => `Not plain English: “${found}”. Instead, ${hint}.`,
});

/** Reports phrases that are not plain English in the comments of style sheets. */
function rule() {
  return (root, result) => {
    root.walkComments((node) => {
      // A comment of several lines has an asterisk before each line.
      for (const { found, hint } of findPhrases(node.text.replace(/^\s*\*/gm, ''))) {
        const message = messages.phrase(found, hint);
        stylelint.utils.report({ ruleName, result, node, message });
      }
    });
  };
}

export const plainComments = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages }),
);
