export const CHECK_KIND: Record<string, string> = { ledger: 'Ledger', gateway: 'Gateway' };
