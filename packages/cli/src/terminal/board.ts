/** Which parts of the board are drawn: those that changed since the viewer saw them. */
import type { Section, Viewer } from '@kolbiste/engine';

export class DrawnBoard {
  private readonly drawn = new Map<Viewer, Map<string, string>>();

  /** The lines to draw for a viewer. */
  changed(viewer: Viewer, sections: readonly Section[]): string[] {
    const before = this.drawn.get(viewer);
    const now = new Map(sections.map(({ name, lines }) => [name, lines.join('\n')]));
    this.drawn.set(viewer, now);
    return sections.filter(({ name, lines }) => lines.length > 0 && before?.get(name) !== now.get(name)).flatMap(({ lines }) => lines);
  }
  /** The next time everything is drawn. */
  forget(viewer: Viewer): void {
    this.drawn.delete(viewer);
  }
}
