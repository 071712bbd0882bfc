import type { BookingState } from '#domain/deals/booking.ts';
import type { Tax } from '#domain/money/gst.ts';
import type { InstalmentState } from '#domain/money/instalment.ts';
import type { Entry } from '#domain/money/ledger.ts';
import type { OrderState } from '#domain/money/order.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { RefundState } from '#domain/money/refund.ts';
import type { ReleaseKind, ReleaseState } from '#domain/money/release.ts';
import type { SettlementState } from '#domain/money/settlement.ts';

// What the model knows of each thing. Times are milliseconds of the world's clock.

export type ModelPurpose = 'propertyAnalysis' | 'subscription' | 'penny' | 'token' | 'instalment';

export interface ModelOrder {
  id: number;
  publicId: string;
  key: string;
  purpose: ModelPurpose;
  personId: number;
  subjectId: number | null;
  priceItemId: number | null;
  tax: Tax;
  state: OrderState;
  expiresAt: number;
  checkedAt: number;
  paidAt: number;
  /** Payments that succeeded at the gateway, and those we have made something of. */
  successes: number;
  answered: number;
  booking?: ModelBooking;
  instalment?: ModelInstalment;
  /** In the order they were made. */
  refunds: ModelRefund[];
}

export interface ModelRefund {
  order: ModelOrder;
  amount: number;
  isGiveBack: boolean;
  state: RefundState;
  entries: Entry[];
  /** What the gateway makes of it, and when. */
  end: 'done' | 'failed';
  endsAt: number;
  touchedAt: number;
}

export interface ModelInstalment {
  id: number;
  seq: number;
  amount: number;
  state: InstalmentState;
}

export interface ModelBooking {
  id: number;
  buyerId: number;
  state: BookingState;
  price: number;
  token: number;
  createdAt: number;
  expiresAt: number;
  instalments: ModelInstalment[];
  releases: ModelRelease[];
  /** Left to the owner by a buyer who cancelled late, or by a settlement. */
  forfeited: number;
}

export interface ModelRelease {
  id: number;
  booking: ModelBooking;
  kind: ReleaseKind;
  amount: number;
  payeeId: number;
  payerId: number;
  account: AccountKind;
  state: ReleaseState;
  expiresAt: number;
}

/** How a deal's money was divided: what each side ends with, and what one owes the other. */
export interface ModelSettlement {
  id: number;
  booking: ModelBooking;
  state: SettlementState;
  parts: Record<'owner' | 'buyer', number>;
  owedBy: 'owner' | 'buyer' | undefined;
  owed: number;
}

/** How the sandbox plays a transfer to it. */
export type AccountKind = 'good' | 'slow' | 'failing';

export interface ModelPayout {
  id: number;
  release: ModelRelease;
  state: PayoutState;
  secondedBy: number;
  endsAt: number;
  touchedAt: number;
  createdAt: number;
}
