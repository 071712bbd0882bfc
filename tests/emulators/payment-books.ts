import { randomInt, randomUUID } from 'node:crypto';

import { type Fields, failure, type Reply, Rupees, reply } from './payment-wire.ts';

interface Order extends Fields {
  order_id: string;
  order_amount: Rupees;
  order_status: string;
  payments: Fields[];
  refunds: Fields[];
}

const newId = () => String(randomInt(1e9, 2 ** 40));
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** The provider's books: what its documented calls read and write. */
export class PaymentBooks {
  orders = new Map<string, Order>();
  transfers = new Map<string, Fields>();

  openOrder(body: Fields): Reply {
    const customer = body.customer_details as Fields | undefined;
    const meta = body.order_meta as Record<string, string> | undefined;
    const id = String(body.order_id);
    if (!/^[\w-]{3,45}$/.test(id)) return failure(400, 'order_id_invalid', 'order_id is invalid');
    if (!isAmount(body.order_amount) || body.order_currency !== 'INR') {
      return failure(400, 'order_amount_invalid', 'order_amount : is invalid');
    }
    if (!/^\d{10}$/.test(String(customer?.customer_phone)) || !customer?.customer_id) {
      return failure(400, 'customer_details_invalid', 'customer_details is invalid');
    }
    if (!meta?.return_url || meta.return_url.length > 250 || !meta.notify_url) {
      return failure(400, 'order_meta_invalid', 'order_meta is invalid');
    }
    if (!(Date.parse(String(body.order_expiry_time)) > Date.now())) {
      return failure(400, 'order_expiry_time_invalid', 'order_expiry_time is in the past');
    }
    if (this.orders.has(id)) {
      return failure(409, 'order_already_exists', 'order with same id is already present');
    }
    const order: Order = {
      ...body,
      cf_order_id: newId(),
      order_id: id,
      entity: 'order',
      order_amount: new Rupees(body.order_amount),
      order_status: 'ACTIVE',
      payment_session_id: `session_${randomUUID()}payment`,
      created_at: new Date().toISOString(),
      payments: [],
      refunds: [],
    };
    this.orders.set(id, order);
    return this.order(id);
  }

  private find(id: string, then: (order: Order) => Reply): Reply {
    const order = this.orders.get(id);
    return order
      ? then(order)
      : failure(404, 'order_not_found', 'Order Reference Id does not exist');
  }

  order(id: string): Reply {
    return this.find(id, ({ payments: _, refunds: __, ...order }) => reply(order));
  }

  payments(id: string): Reply {
    return this.find(id, (order) => reply(order.payments));
  }

  changeOrder(id: string, body: Fields): Reply {
    return this.find(id, (order) => {
      if (body.order_status !== 'TERMINATED' || order.order_status !== 'ACTIVE') {
        return failure(400, 'order_status_invalid', 'order is not active');
      }
      order.order_status = 'TERMINATED';
      return this.order(id);
    });
  }

  /** A payer's attempt, as the payments call and the webhooks tell of it. */
  attempt(id: string, status: string, rest: Fields = {}): Fields {
    const order = this.orders.get(id);
    if (!order) throw new Error(`No order ${id}`);
    const payment = {
      cf_payment_id: newId(),
      order_id: id,
      entity: 'payment',
      payment_status: status,
      payment_amount: order.order_amount,
      payment_currency: 'INR',
      order_amount: order.order_amount,
      is_captured: status === 'SUCCESS',
      payment_group: 'upi',
      payment_method: { upi: { channel: 'link', upi_id: 'someone@bank' } },
      payment_message: status === 'SUCCESS' ? '00::Transaction success' : 'Transaction failed',
      payment_time: '2026-11-21T10:00:00+05:30',
      payment_completion_time: '2026-11-21T10:00:08+05:30',
      bank_reference: newId(),
      auth_id: null,
      error_details: null,
      ...rest,
    };
    order.payments.push(payment);
    if (status === 'SUCCESS') order.order_status = 'PAID';
    return payment;
  }

  openRefund(id: string, body: Fields): Reply {
    return this.find(id, (order) => {
      if (order.refunds.some((refund) => refund.refund_id === body.refund_id)) {
        return failure(409, 'refund_already_exists', 'refund with same id is already present');
      }
      const sum = (of: Fields[], name: string) =>
        of.reduce((total, row) => total + Number((row[name] as Rupees).text), 0);
      const captured = sum(
        order.payments.filter(({ payment_status: status }) => status === 'SUCCESS'),
        'payment_amount',
      );
      const back = sum(
        order.refunds.filter(({ refund_status: status }) => status !== 'CANCELLED'),
        'refund_amount',
      );
      if (!isAmount(body.refund_amount) || back + body.refund_amount > captured + 0.001) {
        return failure(400, 'refund_amount_invalid', 'Refund amount is greater than order amount');
      }
      const refund = {
        cf_refund_id: newId(),
        cf_payment_id: order.payments[0]?.cf_payment_id,
        refund_id: body.refund_id,
        order_id: id,
        entity: 'refund',
        refund_amount: new Rupees(body.refund_amount),
        refund_currency: 'INR',
        refund_status: 'PENDING',
        refund_type: 'MERCHANT_INITIATED',
        refund_note: body.refund_note,
        status_description: 'In Progress',
        created_at: new Date().toISOString(),
      };
      order.refunds.push(refund);
      return reply(refund);
    });
  }

  refund(id: string, refundId: string): Reply {
    return this.find(id, (order) => {
      const refund = order.refunds.find((one) => one.refund_id === refundId);
      return refund ? reply(refund) : failure(404, 'refund_not_found', 'refund not found');
    });
  }

  openTransfer(body: Fields): Reply {
    const id = String(body.transfer_id);
    const bank = (body.beneficiary_details as Fields | undefined)?.beneficiary_instrument_details;
    const { bank_account_number: account, bank_ifsc: ifsc } = (bank ?? {}) as Fields;
    if (!isAmount(body.transfer_amount) || !account || !ifsc) {
      return failure(400, 'transfer_invalid', 'transfer_amount or beneficiary_details invalid');
    }
    if (this.transfers.has(id)) {
      return failure(409, 'transfer_id_already_exists', 'Transfer id already exists');
    }
    const isFailing = String(account).endsWith('0000');
    this.transfers.set(id, {
      transfer_id: id,
      cf_transfer_id: newId(),
      status: isFailing ? 'FAILED' : 'SUCCESS',
      status_code: isFailing ? 'INVALID_ACCOUNT' : 'COMPLETED',
      status_description: isFailing ? 'The account does not exist' : 'Transfer completed',
      transfer_amount: new Rupees(body.transfer_amount),
      transfer_mode: 'banktransfer',
    });
    return this.transfer(id);
  }

  transfer(id: string): Reply {
    const transfer = this.transfers.get(id);
    return transfer ? reply(transfer) : failure(404, 'transfer_not_found', 'Transfer not found');
  }
}
