/** What a flag may begin with: is, has, can … or what the thing does (`$isOpen`, `startsDark`). */
const flag = /^\$?((is|has|can|was|are|does|should|must|may|will)[A-Z]|[a-z]+s([A-Z]|$))/
/** Flags that others have named: the DOM, OpenAPI, Sequelize, Playwright, Remix, styled-system props. */
const othersFlags =
  /^(altKey|ctrlKey|metaKey|shiftKey|required|unique|forcedColors|touch|dry-run|forUpdate|setByServer|_.*|v3_.*)$/

/**
 * A property that is true or false is named as a flag. Read from what is written, not from types: what is called by
 * another name of `boolean` is not seen.
 * @type {import('./rule.ts').Rule}
 */
export const flagNames = {
  meta: {
    type: 'suggestion',
    messages: {
      name: 'A flag is named by what holds (isOpen, hasEnded) or by what the thing does (opens): {{ name }}.',
    },
    schema: [],
  },
  create: (context) => {
    /** @param {any} node a property of a type or a class */
    const check = (node) => {
      const name = node.key?.name ?? node.key?.value
      const isFlag = isBoolean(node.typeAnnotation?.typeAnnotation) || typeof node.value?.value === 'boolean'
      if (!isFlag || typeof name !== 'string' || flag.test(name) || othersFlags.test(name)) return
      context.report({ node, messageId: 'name', data: { name } })
    }
    return { TSPropertySignature: check, PropertyDefinition: check }
  },
}

/** `boolean`, `true`, or one of those with what stands for none. @param {any} type @returns {boolean} */
function isBoolean(type) {
  if (type?.type === 'TSUnionType') {
    const given = type.types.filter(
      (/** @type {any} */ each) => !/^TS(Undefined|Null)Keyword$/.test(each.type),
    )
    return given.length > 0 && given.every(isBoolean)
  }
  return type?.type === 'TSBooleanKeyword' || typeof type?.literal?.value === 'boolean'
}
