import ts from 'typescript'
import { builtIn } from './built-in.ts'
import { untold } from './untold.ts'

/** What a name stands for where an expression is written. */
export type Scope = (name: string) => unknown

/**
 * What an expression comes to, worked out from its source and never by running it: enough for tables of tests, the
 * data they are made of, and small functions that put rows together. All else is `untold`.
 */
export function valueOf(node: ts.Node, scope: Scope): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? undefined : scope(node.text)
  if (isWrapped(node)) return valueOf(node.expression, scope)
  if (ts.isTemplateExpression(node)) return templateOf(node, scope)
  if (ts.isArrayLiteralExpression(node)) return listOf(node.elements, scope)
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, scope)
  if (ts.isPropertyAccessExpression(node)) return memberOf(valueOf(node.expression, scope), node.name.text)
  if (ts.isElementAccessExpression(node))
    return memberOf(valueOf(node.expression, scope), valueOf(node.argumentExpression, scope))
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return functionOf(node, scope)
  if (ts.isCallExpression(node)) return callOf(node, scope)
  if (ts.isConditionalExpression(node)) {
    const condition = valueOf(node.condition, scope)
    if (condition === untold) return eitherOf(valueOf(node.whenTrue, scope), valueOf(node.whenFalse, scope))
    return valueOf(condition ? node.whenTrue : node.whenFalse, scope)
  }
  if (ts.isBinaryExpression(node)) return binaryOf(node, scope)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return negated(valueOf(node.operand, scope))
  }
  return untold
}

/** The scope inside a pattern: its names stand for the parts of a value, all others for what they did outside. */
export function bound(pattern: ts.BindingName, value: unknown, outer: Scope): Scope {
  if (ts.isIdentifier(pattern)) return (name) => (name === pattern.text ? value : outer(name))
  return pattern.elements.reduce<Scope>((scope, element, index) => {
    if (ts.isOmittedExpression(element)) return scope
    const key = element.propertyName ?? element.name
    const part = element.dotDotDotToken
      ? Array.isArray(value)
        ? value.slice(index)
        : untold
      : memberOf(value, ts.isArrayBindingPattern(pattern) ? String(index) : ts.isIdentifier(key) && key.text)
    const given = part === undefined && element.initializer ? valueOf(element.initializer, scope) : part
    return bound(element.name, given, scope)
  }, outer)
}

/** Of two lists that only running chooses from, the rows of both: whichever it is, it is for some of the tests. */
function eitherOf(first: unknown, second: unknown): unknown {
  const lists = [first, second].filter((each): each is unknown[] => Array.isArray(each))
  return lists.length > 0 ? [...new Set(lists.flat())] : untold
}

const isWrapped = (node: ts.Node): node is ts.ParenthesizedExpression | ts.AsExpression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)

function templateOf({ head, templateSpans }: ts.TemplateExpression, scope: Scope): string {
  const parts = templateSpans.map(({ expression, literal }) => {
    const value = valueOf(expression, scope)
    return `${value === untold ? '…' : String(value)}${literal.text}`
  })
  return [head.text, ...parts].join('')
}

const listOf = (elements: readonly ts.Expression[], scope: Scope): unknown[] =>
  elements.flatMap((element) => {
    if (!ts.isSpreadElement(element)) return [valueOf(element, scope)]
    const spread = valueOf(element.expression, scope)
    return Array.isArray(spread) ? (spread as unknown[]) : [untold]
  })

function objectOf({ properties }: ts.ObjectLiteralExpression, scope: Scope): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = valueOf(property.expression, scope)
      if (spread !== untold) Object.assign(object, spread)
    } else if (ts.isShorthandPropertyAssignment(property))
      object[property.name.text] = scope(property.name.text)
    else if (ts.isPropertyAssignment(property))
      object[keyOf(property.name)] = valueOf(property.initializer, scope)
  }
  return object
}

const keyOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? '' : name.text)

/** A member, or undefined where there is none; of text and functions nothing is told. */
function memberOf(value: unknown, name: unknown): unknown {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object' || typeof name !== 'string') return untold
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

/** A function whose body is one expression, or a block that only returns one. */
function functionOf(node: ts.ArrowFunction | ts.FunctionDeclaration, scope: Scope) {
  return (...given: unknown[]): unknown => {
    const inner = node.parameters.reduce<Scope>((outer, { name, initializer }, index) => {
      const value = given[index] === undefined && initializer ? valueOf(initializer, outer) : given[index]
      return bound(name, value, outer)
    }, scope)
    const { body } = node
    if (!body) return untold
    if (!ts.isBlock(body)) return valueOf(body, inner)
    const [only] = body.statements
    return only && ts.isReturnStatement(only) && only.expression ? valueOf(only.expression, inner) : untold
  }
}

function callOf({ expression, arguments: sent }: ts.CallExpression, scope: Scope): unknown {
  const given = listOf(sent, scope)
  if (ts.isPropertyAccessExpression(expression)) {
    const owner = valueOf(expression.expression, scope)
    const isOfObject = ts.isIdentifier(expression.expression) && expression.expression.text === 'Object'
    const called = builtIn(isOfObject ? 'Object' : owner, expression.name.text, given)
    if (called !== untold) return called
  }
  const callee = valueOf(expression, scope)
  return typeof callee === 'function' ? (callee as (...of: unknown[]) => unknown)(...given) : untold
}

function binaryOf({ left, operatorToken, right }: ts.BinaryExpression, scope: Scope): unknown {
  const first = valueOf(left, scope)
  const second = () => valueOf(right, scope)
  if (first === untold) return untold
  switch (operatorToken.kind) {
    case ts.SyntaxKind.QuestionQuestionToken:
      return first ?? second()
    case ts.SyntaxKind.BarBarToken:
      return first || second()
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return first && second()
    case ts.SyntaxKind.EqualsEqualsEqualsToken:
      return compared(first, second())
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      return negated(compared(first, second()))
    default:
      return untold
  }
}

const compared = (first: unknown, second: unknown) => (second === untold ? untold : first === second)
const negated = (value: unknown) => (value === untold ? untold : !value)
