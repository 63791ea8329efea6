/** What a run of breaks comes to, rule by rule. */
import { printOf } from './plan.mjs';

/**
 * { score, proved, unproved, rules, survived }: a rule is proved when a test that declares it noticed one of its breaks. The score is
 * the share of all breaks that were noticed by a test of one of their rules; those known to change nothing do not count.
 */
export function judge({ rules, breaks, lines }) {
  const noticed = new Map();
  for (const { number, title, rules: of = [], killed, file, error } of lines) {
    if (!killed) continue;
    const entry = noticed.get(number) ?? { by: title ?? file, error, rules: new Set() };
    for (const rule of of) entry.rules.add(rule);
    noticed.set(number, entry);
  }
  const tried = new Set(lines.filter(line => line.number).map(({ number }) => number));
  const real = breaks.filter(({ equivalent }) => !equivalent);
  const describe = each => ({
    at: `${each.file}:${each.line}`,
    how: each.how,
    was: each.was,
    now: each.text,
    rules: each.rules,
    ...(each.why ? { why: each.why } : {}),
    ...(noticed.has(each.number)
      ? { by: noticed.get(each.number).by, error: noticed.get(each.number).error }
      : { reached: tried.has(each.number) }),
  });
  const byRule = Object.fromEntries(
    rules.map(rule => {
      const of = real.filter(each => each.rules.includes(rule));
      const killed = of.filter(each => noticed.get(each.number)?.rules.has(rule));
      return [rule, { breaks: of.length, killed: killed.length, proof: killed[0] ? describe(killed[0]) : null }];
    }),
  );
  const survived = real.filter(each => !noticed.has(each.number)).map(describe);
  const unproved = rules.filter(rule => byRule[rule].killed === 0);
  return {
    score: real.length === 0 ? 0 : (real.length - survived.length) / real.length,
    breaks: real.length,
    killed: real.length - survived.length,
    equivalent: breaks.length - real.length,
    unproved,
    rules: byRule,
    survived,
  };
}

/** The file of the test that noticed, without the game's folder. */
const byOf = ({ proof }) => (proof ? { by: proof.by.split(' › ')[0].replace(/^.*packages\/[^/]+\//, '') } : {});

/** The summary that is committed: for each rule breaks, those noticed, the file of a test that did, and the print of the code that was broken. */
export function summaryOf(verdict, breaks) {
  const { score, breaks: count, killed, equivalent } = verdict;
  const rules = Object.entries(verdict.rules).map(
    ([rule, of]) =>
      `  ${JSON.stringify(rule)}: ${JSON.stringify({ breaks: of.breaks, killed: of.killed, ...byOf(of), print: printOf(rule, breaks) })}`,
  );
  return `{\n "score": ${score.toFixed(3)},\n "breaks": ${count},\n "killed": ${killed},\n "equivalent": ${equivalent},\n "rules": {\n${rules.join(',\n')}\n }\n}\n`;
}

export function tell(verdict, { long }) {
  const { rules, unproved, survived } = verdict;
  if (long)
    for (const [rule, { breaks, killed, proof }] of Object.entries(rules)) {
      console.log(
        `${rule}: ${killed} of ${breaks} breaks noticed${proof ? `, e.g. ${proof.at} ${proof.was.replaceAll(/\s+/g, ' ').slice(0, 60)} → ${proof.now.replaceAll(/\s+/g, ' ').slice(0, 60)} by ${proof.by}` : ''}`,
      );
    }
  for (const each of long ? survived : []) {
    console.log(
      `survived: ${each.at} ${each.how}: ${each.was.replaceAll(/\s+/g, ' ').slice(0, 80)} → ${each.now.replaceAll(/\s+/g, ' ').slice(0, 80)}${each.reached ? '' : ' (no declared test reaches it)'}`,
    );
  }
  if (unproved.length > 0) console.log(`not proved: ${unproved.join(', ')}`);
  console.log(
    `${verdict.killed} of ${verdict.breaks} breaks noticed (${(verdict.score * 100).toFixed(1)} %), ${verdict.equivalent} change nothing; ${Object.keys(rules).length - unproved.length} of ${Object.keys(rules).length} rules proved`,
  );
}
