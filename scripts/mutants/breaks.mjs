/**
 * Breaks of a piece of code, over its syntax tree: a condition negated, a comparison swapped, an operand or a statement dropped, a
 * constant changed, an option left out, a refusal lifted. A break is { start, end, text, was, how }: what stands there instead.
 */
import ts from 'typescript';

const K = ts.SyntaxKind;
const COMPARED = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
]);
const COUNTED = new Map([
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '+'],
  [K.PercentToken, '+'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
]);
const CALLED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['Math.max', 'Math.min'],
  ['Math.min', 'Math.max'],
]);
/** More elements than this are a list of data, not of options. */
const FEW = 6;

export function breaksOf(root) {
  const tree = root.getSourceFile();
  const found = [];
  const add = (node, text, how) => found.push({ start: node.getStart(tree), end: node.end, text, was: node.getText(tree), how });
  const text = node => node.getText(tree);

  const negate = condition => {
    const swapped =
      ts.isBinaryExpression(condition) && COMPARED.has(condition.operatorToken.kind) && text(condition.operatorToken).length === 3;
    const not = ts.isPrefixUnaryExpression(condition) && condition.operator === K.ExclamationToken;
    if (!swapped && !not) add(condition, `!(${text(condition)})`, 'condition negated');
  };

  const binary = node => {
    const { left, right, operatorToken } = node;
    const operator = operatorToken.kind;
    const other = COMPARED.get(operator) ?? (isText(left) || isText(right) ? undefined : COUNTED.get(operator));
    if (other) add(node, `${text(left)} ${other} ${text(right)}`, COMPARED.has(operator) ? 'comparison swapped' : 'arithmetic swapped');
    if (operator === K.AmpersandAmpersandToken || operator === K.BarBarToken) {
      add(node, text(left), 'right side dropped');
      add(node, text(right), 'left side dropped');
    }
  };

  const call = node => {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : text(node.expression);
    const whole = text(node.expression);
    if (whole === 'no') add(node, 'null', 'refusal lifted');
    const args = node.arguments.map(text).join(', ');
    if (CALLED.has(whole) && node.arguments.length > 1) add(node, `${CALLED.get(whole)}(${args})`, 'limit swapped');
    if (!ts.isPropertyAccessExpression(node.expression) || whole.includes('?.')) return;
    if (CALLED.has(name)) add(node, `${text(node.expression.expression)}.${CALLED.get(name)}(${args})`, 'some and every swapped');
    if (name === 'filter' && node.arguments.length === 1) add(node, text(node.expression.expression), 'filter dropped');
  };

  const visit = node => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIfStatement(node)) negate(node.expression);
    else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isCallExpression(node)) call(node);
    else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === K.ExclamationToken || (node.operator === K.MinusToken && !ts.isNumericLiteral(node.operand)))
        add(node, text(node.operand), 'sign dropped');
      if (node.operator === K.MinusToken && ts.isNumericLiteral(node.operand)) {
        add(node, text(node.operand), 'sign dropped');
        return;
      }
    } else if (ts.isPostfixUnaryExpression(node) && !ts.isForStatement(node.parent)) {
      add(node, `${text(node.operand)}${node.operator === K.PlusPlusToken ? '--' : '++'}`, 'arithmetic swapped');
    } else if (ts.isNumericLiteral(node)) {
      if (!ts.isPropertyAssignment(node.parent) || node.parent.name !== node) add(node, String(Number(node.text) + 1), 'constant changed');
    } else if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
      add(node, node.kind === K.TrueKeyword ? 'false' : 'true', 'constant changed');
    } else if (ts.isArrayLiteralExpression(node) && !isTarget(node) && node.elements.length > 1 && node.elements.length <= FEW) {
      node.elements.forEach((element, i) => {
        const rest = node.elements.filter((_, other) => other !== i).map(text);
        add(node, `[${rest.join(', ')}]`, `element ${i + 1} left out`);
      });
    }
    if (ts.isExpressionStatement(node)) add(node.expression, 'undefined', 'statement dropped');
    if (ts.isForOfStatement(node)) {
      visit(node.expression);
      visit(node.statement);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const isText = node => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isTarget = node =>
  ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === K.EqualsToken;
