export type Fields = Record<string, unknown>;
export interface Reply {
  status: number;
  body: unknown;
}

export const reply = (body: unknown, status = 200): Reply => ({ status, body });
export const failure = (
  status: number,
  code: string,
  message: string,
  type = 'invalid_request_error',
) => reply({ message, code, type }, status);

/** Written with both decimals, as the provider does. */
export class Rupees {
  readonly text: string;
  constructor(amount: number) {
    this.text = amount.toFixed(2);
  }
  toJSON() {
    return `rupees:${this.text}`;
  }
}
export const asJson = (body: unknown) =>
  JSON.stringify(body).replace(/"rupees:(-?\d+\.\d{2})"/g, '$1');
