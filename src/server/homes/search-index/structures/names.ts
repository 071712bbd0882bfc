/** Texts by number: each text kept once, 0 being none. */
export class Names {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [''];
  private letters = 0;

  get count(): number {
    return this.texts.length;
  }

  /** Strings of V8 with two entries each. */
  get bytes(): number {
    return this.letters + this.texts.length * 80;
  }

  numberOf(text: string | null): number {
    if (text === null) return 0;
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    this.letters += text.length;
    return number;
  }

  textOf(number: number): string {
    return this.texts[number] ?? '';
  }
}
