type Cuttable = { destroy: () => unknown; writableEnded: boolean };

/**
 * The answers that are on their way, whoever writes them: each from its beginning until its last byte
 * has left, or its client has.
 */
export class OpenResponses {
  private readonly since = new Map<Cuttable, number>();

  begin(answer: Cuttable): void {
    this.since.set(answer, performance.now());
  }

  end(answer: Cuttable): void {
    this.since.delete(answer);
  }

  /** Whether one is given but has not left yet: Node takes its connection for an idle one. */
  flushing(): boolean {
    for (const answer of this.since.keys()) if (answer.writableEnded) return true;
    return false;
  }

  /** Cuts those that have taken longer, however steadily they trickle. */
  cutOlderThan(ms: number): void {
    const latest = performance.now() - ms;
    for (const [answer, since] of this.since) {
      if (since > latest) return;
      answer.destroy();
    }
  }
}
