/**
 * A lint rule of the house: a world may be cast to its own read-only type (`position.world as World`), never to another one, so
 * that no cast makes it writable.
 */
const isWorld = node =>
  (node.type === 'Identifier' && (node.name === 'w' || node.name === 'world')) ||
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'world') ||
  (node.type === 'TSAsExpression' && isWorld(node.expression)) ||
  (node.type === 'TSNonNullExpression' && isWorld(node.expression));

const isReadOnly = type => type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name.endsWith('World');

const noCast = {
  meta: { messages: { cast: 'A world is read-only: cast it to its own type `World`, or write it in an atom.' } },
  create(context) {
    return {
      TSAsExpression(node) {
        if (isWorld(node.expression) && !isReadOnly(node.typeAnnotation)) context.report({ node, messageId: 'cast' });
      },
    };
  },
};

export default { meta: { name: 'kolbiste' }, rules: { 'no-world-cast': noCast } };
