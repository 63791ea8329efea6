/**
 * `npm run api`: documentation of the packages others build on, from their types and comments, as build/api/<package>.md.
 * One section a file, opened by the file's own heading; one entry an export.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './shell.mjs';

const PACKAGES = ['engine', 'protocol', 'table', 'testkit'];
const OUT = join(ROOT, 'build', 'api');

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);

/** The doors of a package: the TypeScript files its package.json exports, by the name they are imported by. */
function doorsOf(name) {
  const { exports = {} } = JSON.parse(ts.sys.readFile(join(ROOT, 'packages', name, 'package.json')));
  return Object.entries(exports)
    .filter(([door, file]) => !door.includes('*') && String(file).endsWith('.ts'))
    .map(([door, file]) => ({ door: `@kolbiste/${name}${door.slice(1)}`, file: join(ROOT, 'packages', name, file) }));
}

const commentOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** A declaration as its reader needs it: without bodies, initial values and `export`. */
function signatureOf(symbol, declaration, checker) {
  if (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const calls = type.getCallSignatures();
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    if (calls.length > 0)
      return calls.map(call => `function ${symbol.name}${checker.signatureToString(call, declaration, flags)}`).join('\n');
    return `const ${symbol.name}: ${checker.typeToString(type, declaration, flags)}`;
  }
  if (ts.isClassDeclaration(declaration)) return classOutline(declaration);
  return declaration.getText().replace(/^export (declare )?/, '');
}

function classOutline(declaration) {
  const source = declaration.getSourceFile();
  const isPrivate = member =>
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0 || ts.isPrivateIdentifier(member.name ?? member);
  const members = declaration.members
    .filter(member => !isPrivate(member))
    .map(member => {
      const doc = source.text.slice(member.getFullStart(), member.getStart()).trim();
      const end = member.body ? member.body.getStart() : member.initializer ? member.initializer.getFullStart() - 1 : member.getEnd();
      const text = source.text.slice(member.getStart(), end).replace(/[\s={;]+$/, '');
      return `${doc.startsWith('/**') ? `  ${doc}\n` : ''}  ${text};`;
    });
  const head = source.text.slice(declaration.getStart(), declaration.members.pos).replace(/^export /, '');
  return `${head}\n${members.join('\n')}\n}`;
}

/** The comment a file opens with. */
function headingOf(source) {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source.text)?.[1] ?? '';
  return comment.replaceAll(/^\s*\* ?/gm, '').trim();
}

function documentOf(name) {
  const doors = doorsOf(name);
  const program = ts.createProgram(
    doors.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const lines = [`# @kolbiste/${name}`, '', 'Made from the types by `npm run api`.'];
  for (const { door, file } of doors) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    if (!module) continue;
    const byFile = new Map();
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.declarations?.[0];
      if (!declaration) continue;
      const source = declaration.getSourceFile();
      if (!source.fileName.includes(`/packages/${name}/`)) continue;
      byFile.set(source, [...(byFile.get(source) ?? []), { symbol, declaration }]);
    }
    lines.push('', `## \`${door}\``);
    for (const [source, exports] of [...byFile].sort(([a], [b]) => (a.fileName < b.fileName ? -1 : 1))) {
      lines.push('', `### ${basename(source.fileName)}`, '', headingOf(source), '', `*${relative(ROOT, source.fileName)}*`);
      for (const { symbol, declaration } of exports) {
        lines.push('', `#### ${symbol.name}`, '');
        const comment = commentOf(symbol, checker);
        if (comment) lines.push(comment, '');
        lines.push('```ts', signatureOf(symbol, declaration, checker), '```');
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

mkdirSync(OUT, { recursive: true });
for (const name of PACKAGES) {
  writeFileSync(join(OUT, `${name}.md`), documentOf(name));
  console.log(`build/api/${name}.md`);
}
