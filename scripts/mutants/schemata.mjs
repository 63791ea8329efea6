/**
 * All breaks of a file compiled into it at once: `$m(7) ? broken : as written`. One switch then tells which break is in force, so that
 * a break costs no compilation and no new process. Every loop also counts (`$f()`), so that a break that runs away is stopped.
 */
import ts from 'typescript';

/** The text of the file with its breaks, each { number, start, end, text, statement }. */
export function compile(text, tree, breaks) {
  const spans = new Map();
  for (const each of breaks) {
    const key = `${each.start}-${each.end}`;
    const span = spans.get(key) ?? { start: each.start, end: each.end, breaks: [] };
    span.breaks.push(each);
    spans.set(key, span);
  }
  const outer = [...spans.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  const points = loopsOf(tree);
  let next = 0;

  const render = (from, to, span) => {
    let out = '',
      at = from;
    const copy = end => {
      for (const point of points) {
        if (point.done || point.at < at || point.at > end || (point.at === end && point.closes)) continue;
        out += text.slice(at, point.at) + point.text;
        at = point.at;
        point.done = true;
      }
      out += text.slice(at, end);
      at = end;
    };
    while (next < outer.length && outer[next].start < to) {
      const inner = outer[next++];
      if (inner.end > to) throw new Error(`breaks overlap at ${inner.start}`);
      copy(inner.start);
      out += render(inner.start, inner.end, inner);
      at = inner.end;
    }
    copy(to);
    return span ? choose(span.breaks, out) : out;
  };
  return render(0, text.length, null);
}

function choose(breaks, written) {
  const statement = breaks.some(each => each.statement);
  if (statement) return breaks.reduceRight((rest, { number, text }) => `if ($m(${number})) { ${text} } else { ${rest} }`, written);
  return `(${breaks.map(({ number, text }) => `$m(${number}) ? (${text}) : `).join('')}(${written}))`;
}

/** Where text must be put in so that every loop counts. */
function loopsOf(tree) {
  const points = [];
  const visit = node => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      if (ts.isBlock(statement)) points.push({ at: statement.getStart(tree) + 1, text: ' $f();' });
      else points.push({ at: statement.getStart(tree), text: '{ $f(); ' }, { at: statement.end, text: ' }', closes: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return points.sort((a, b) => a.at - b.at);
}
