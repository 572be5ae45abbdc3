const literalColour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i
const negated = /[\s:,(]-$/
const colourProps = /^(style|color|fill|stroke)$/

/**
 * Colours stand in design-system/tokens alone: in styles and drawings they are called by their names.
 * @type {import('./rule.ts').Rule}
 */
export const tokensForLooks = {
  meta: {
    type: 'problem',
    messages: {
      colour: 'A colour is a token: token.color.… (design-system/tokens).',
      negated: 'A token is a var(): write calc(-1 * …), browsers drop -var(…).',
    },
  },
  create: (context) => {
    let styles = 0
    let drawn = 0
    return {
      TaggedTemplateExpression: () => void (styles += 1),
      'TaggedTemplateExpression:exit': () => void (styles -= 1),
      TemplateElement: (node) => {
        if (styles === 0) return
        if (literalColour.test(node.value.raw)) context.report({ node, messageId: 'colour' })
        if (!node.tail && negated.test(node.value.raw)) context.report({ node, messageId: 'negated' })
      },
      JSXAttribute: (node) => void (drawn += isColourProp(node) ? 1 : 0),
      'JSXAttribute:exit': (node) => void (drawn -= isColourProp(node) ? 1 : 0),
      Literal: (node) => {
        if (drawn > 0 && literalColour.test(String(node.value))) context.report({ node, messageId: 'colour' })
      },
    }
  },
}

/** @param {{ name: { type: string, name: unknown } }} attribute `svg:fill` has a name that is no text */
const isColourProp = ({ name }) => name.type === 'JSXIdentifier' && colourProps.test(String(name.name))
