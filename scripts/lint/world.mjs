/**
 * A lint rule of the house: no cast makes the world writable. A world may be cast to its own read-only type (`position.world as
 * World`), never to another one; a part of it (`w.cards[id]`) never to a type that can be written: an array, a record, a literal
 * type with fields, or one that says nothing.
 */
const isWorld = node =>
  (node.type === 'Identifier' && (node.name === 'w' || node.name === 'world')) ||
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'world') ||
  ((node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression') && isWorld(node.expression));

/** Something in a world, however deep. */
const isPart = node =>
  (node.type === 'MemberExpression' && (isWorld(node.object) || isPart(node.object))) ||
  ((node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression') && isPart(node.expression));

const nameOf = type => (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '');

const OPEN = ['TSAnyKeyword', 'TSUnknownKeyword', 'TSObjectKeyword', 'TSArrayType', 'TSTupleType', 'TSTypeLiteral', 'TSMappedType'];
const canBeWritten = type =>
  OPEN.includes(type.type) || /^(Array|Record|Map|Set|Partial|Required|Draft|Mutable|Writable)/.test(nameOf(type));

const noCast = {
  meta: { messages: { cast: 'A world is read-only: cast it to its own type `World`, or write it in an atom.' } },
  create(context) {
    return {
      TSAsExpression(node) {
        const { expression, typeAnnotation: type } = node;
        const opens = isWorld(expression) ? !nameOf(type).endsWith('World') : isPart(expression) && canBeWritten(type);
        if (opens) context.report({ node, messageId: 'cast' });
      },
    };
  },
};

export default { meta: { name: 'kolbiste' }, rules: { 'no-world-cast': noCast } };
