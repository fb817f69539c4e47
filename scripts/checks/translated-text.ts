import {
  type Expression,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { FileSystem } from 'typescript/unstable/fs'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/** Position and reason of a text that React cannot update or remove once a browser has translated the page. */
export interface Fault {
  file: string
  /** Line number from 1. */
  line: number
  reason: string
}

const reasons = {
  dynamicText: 'a text that can change shares its parent: make it the only child of an element',
  besideDynamic: 'a text stands beside an element that can come or go: give the text an element of its own',
  inFragment: 'a fragment holds a bare text: give the text an element of its own',
  list: 'a list holds bare texts: give each an element of its own',
  switched:
    'a condition chooses between children and something else: give the children an element of their own',
  component: 'a component returns a bare text, or children: return an element around it',
}

/**
 * Finds texts that break in translated pages. A translator replaces text nodes by elements, but React keeps references
 * to the nodes: removing one or inserting before one throws, and updates are lost. A text is safe if it is the only
 * child of an element, or if its siblings are always the same elements.
 */
export function untranslatableTexts(
  files: readonly string[],
  { project = 'tsconfig.site.json', fs }: { project?: string; fs?: FileSystem } = {},
): Fault[] {
  using api = openApi(fs)
  const { program, checker } = api.open(project)
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${project} has no ${file}`)
    return faultsOf(source, new Reader(checker)).map(({ node, reason }) => ({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      reason,
    }))
  })
}

function openApi(fs: FileSystem | undefined) {
  const api = new API({ cwd: process.cwd(), ...(fs && { fs }) })
  return {
    open(name: string) {
      const project = api.updateSnapshot({ openProjects: [name] }).getProjects()[0]
      if (!project) throw new Error(`TypeScript finds no project ${name}`)
      return project
    },
    [Symbol.dispose]: () => api.close(),
  }
}

interface TextFault {
  node: Node
  reason: string
}

function faultsOf(source: SourceFile, reader: Reader): TextFault[] {
  const faults: TextFault[] = []
  const visit = (node: Node) => {
    if (isJsxElement(node) && isNotTranslated(node)) return
    if (isJsxElement(node) || isJsxFragment(node)) faults.push(...faultsOfChildren(node, reader))
    if (isFunctionLikeDeclaration(node) && isComponent(node) && reader.returnsText(node))
      faults.push({ node, reason: reasons.component })
    node.forEachChild(visit)
  }
  visit(source)
  return faults
}

/** Whether translators skip an element and its contents because of `translate="no"`. */
function isNotTranslated({ openingElement }: JsxElement) {
  return openingElement.attributes.properties.some((it) => it.getText() === 'translate="no"')
}

function faultsOfChildren(parent: JsxElement | JsxFragment, reader: Reader): TextFault[] {
  const children = parent.children.filter(isRendered)
  const isAlone = children.length === 1 && isJsxElement(parent)
  const isSteady = children.every((child) => isStaticText(child) || reader.isSteadyElement(child))
  return children.flatMap((node) => {
    const reason = reasonOf(node)
    return reason ? [{ node, reason }] : []
  })

  function reasonOf(child: JsxChild) {
    if (isStaticText(child)) {
      if (isJsxFragment(parent)) return reasons.inFragment
      return isSteady ? undefined : reasons.besideDynamic
    }
    if (!isJsxExpression(child) || !child.expression) return undefined
    const type = reader.typeOf(child.expression)
    if (isTextList(type, reader.checker)) return reasons.list
    if (hasText(type, reader.checker) && !isAlone) return reasons.dynamicText
    return branchesOf(child.expression).some((branch) => isChildren(reader.typeOf(branch), reader.checker))
      ? reasons.switched
      : undefined
  }
}

/** Whether a child renders anything. Comments and line breaks between tags do not. */
const isRendered = (child: JsxChild) =>
  isJsxText(child) ? !isLineBreak(child.text) : !isJsxExpression(child) || child.expression !== undefined

const isLineBreak = (text: string) => text.trim() === '' && text.includes('\n')

function isStaticText(child: JsxChild) {
  if (isJsxText(child)) return true
  const { expression } = isJsxExpression(child) ? child : {}
  return expression && (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression))
}

/** Returns the operands of a condition, one of which may be `children`. Empty for other expressions. */
function branchesOf(expression: Expression, isOperand = false): Expression[] {
  if (isParenthesizedExpression(expression)) return branchesOf(expression.expression, isOperand)
  if (isConditionalExpression(expression))
    return [...branchesOf(expression.whenTrue, true), ...branchesOf(expression.whenFalse, true)]
  if (isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken
    if (kind === SyntaxKind.AmpersandAmpersandToken) return branchesOf(expression.right, true)
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken)
      return [...branchesOf(expression.left, true), ...branchesOf(expression.right, true)]
  }
  return isOperand ? [expression] : []
}

/** Whether a function is a component: its name begins with a capital letter. */
function isComponent(node: Node) {
  if ((isFunctionDeclaration(node) || isFunctionExpression(node)) && node.name)
    return /^[A-Z]/.test(node.name.text)
  const { parent } = node
  return isVariableDeclaration(parent) && isIdentifier(parent.name) && /^[A-Z]/.test(parent.name.text)
}

class Reader {
  readonly checker: Checker
  readonly #steady = new Map<number, boolean>()

  constructor(checker: Checker) {
    this.checker = checker
  }

  typeOf(expression: Expression): Type {
    return this.checker.getTypeAtLocation(expression) ?? this.checker.getUnknownType()
  }

  returnsText(declaration: Node): boolean {
    const signature = this.checker.getSignatureFromDeclaration(declaration)
    const type = signature && this.checker.getReturnTypeOfSignature(signature)
    return type !== undefined && (hasText(type, this.checker) || isTextList(type, this.checker))
  }

  /** Whether an element is always present as the same DOM node. */
  isSteadyElement(node: Node): boolean {
    if (isJsxElement(node)) return this.#isSteadyTag(node.openingElement)
    return isJsxSelfClosingElement(node) && this.#isSteadyTag(node)
  }

  #isSteadyTag({ tagName, attributes }: JsxOpeningElement | JsxSelfClosingElement): boolean {
    if (attributes.properties.some((it) => isJsxAttribute(it) && it.name.getText() === 'key')) return false
    if (!isIdentifier(tagName) || /^[a-z]/.test(tagName.text)) return true
    const named = this.checker.getSymbolAtLocation(tagName)
    if (!named) return false
    const symbol = named.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(named) : named
    const steadiness = this.#steady.get(symbol.id)
    if (steadiness !== undefined) return steadiness
    // A component that renders itself adds nothing.
    this.#steady.set(symbol.id, true)
    const isSteady = this.#rendersOneElement(symbol.valueDeclaration?.resolve())
    this.#steady.set(symbol.id, isSteady)
    return isSteady
  }

  /** Whether a component renders exactly one element. Library components beside a text are links and icons. */
  #rendersOneElement(declaration: Node | undefined): boolean {
    if (!declaration) return false
    if (declaration.getSourceFile().fileName.includes('/node_modules/')) return true
    const component =
      isVariableDeclaration(declaration) && declaration.initializer ? declaration.initializer : declaration
    const returned = returnedBy(component)
    const tags = new Set(returned.map(tagOf))
    return tags.size === 1 && returned.every((node) => this.isSteadyElement(node))
  }
}

function returnedBy(component: Node): Expression[] {
  if (isArrowFunction(component) && component.body.kind !== SyntaxKind.Block)
    return [withoutParentheses(component.body as Expression)]
  const returned: Expression[] = []
  const visit = (node: Node) => {
    if (isReturnStatement(node) && node.expression) returned.push(withoutParentheses(node.expression))
    else if (!isFunctionLikeDeclaration(node)) node.forEachChild(visit)
  }
  if (isFunctionDeclaration(component) || isFunctionExpression(component) || isArrowFunction(component))
    component.body?.forEachChild(visit)
  return returned
}

const withoutParentheses = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression

function tagOf(node: Node) {
  if (isJsxElement(node)) return node.openingElement.tagName.getText()
  return isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined
}

const textFlags = TypeFlags.AnyOrUnknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike

function hasText(type: Type, checker: Checker): boolean {
  // `text && <b />` is an element or a falsy literal.
  if (type.isLiteralType() && !type.value) return false
  if (type.flags & textFlags) return true
  if (type.isUnionType()) return type.getTypes().some((one) => hasText(one, checker))
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined
  return constraint !== undefined && hasText(constraint, checker)
}

function isTextList(type: Type, checker: Checker): boolean {
  if (type.isUnionType())
    return !isChildren(type, checker) && type.getTypes().some((one) => isTextList(one, checker))
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return false
  return checker.getTypeArguments(type).some((one) => hasText(one, checker))
}

/** Whether a type is `ReactNode`, which may contain several texts and elements. */
function isChildren(type: Type, checker: Checker): boolean {
  return (
    type.isUnionType() &&
    type.getTypes().some((one) => one.getSymbol()?.name === 'Iterable') &&
    hasText(type, checker)
  )
}
