CREATE TYPE "public"."subscription_state" AS ENUM('active', 'grace', 'ended', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."instalment_state" AS ENUM('due', 'paid', 'waived');--> statement-breakpoint
CREATE TYPE "public"."payout_state" AS ENUM('waiting', 'seconded', 'approved', 'sent', 'paid', 'failed', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."release_kind" AS ENUM('release', 'withdrawal', 'commission');--> statement-breakpoint
CREATE TYPE "public"."release_state" AS ENUM('requested', 'approved', 'paid', 'refused', 'cancelled', 'expired', 'failed');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('created', 'open', 'paid', 'returned', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('pending', 'success', 'failed', 'dropped', 'void');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'processing', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."purpose" AS ENUM('subscription', 'ownerContact', 'rentContact', 'promoteProperty', 'promoteProfile', 'propertyAnalysis', 'agentLead', 'lawyerFee', 'evaluatorFee', 'agentFee', 'penny', 'token', 'instalment');--> statement-breakpoint
CREATE TABLE "entitlement_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entitlement_id" integer NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlements_used" CHECK ("entitlements"."used" between 0 and "entitlements"."quantity")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"price_item_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"state" "subscription_state" DEFAULT 'active' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reminded_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instalments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"seq" smallint NOT NULL,
	"label" text NOT NULL,
	"due_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" "instalment_state" DEFAULT 'due' NOT NULL,
	"order_id" integer,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instalments_positive" CHECK ("instalments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"release_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" "payout_state" DEFAULT 'waiting' NOT NULL,
	"seconded_by" integer,
	"approved_by" integer,
	"gateway_id" text,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "payouts_release_id_unique" UNIQUE("release_id"),
	CONSTRAINT "payouts_two_people" CHECK ("payouts"."seconded_by" <> "payouts"."approved_by"),
	CONSTRAINT "payouts_positive" CHECK ("payouts"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" text DEFAULT 'booking' NOT NULL,
	"subject_id" integer NOT NULL,
	"kind" "release_kind" NOT NULL,
	"amount_paise" bigint NOT NULL,
	"payee_id" integer NOT NULL,
	"payer_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"state" "release_state" DEFAULT 'requested' NOT NULL,
	"note" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_positive" CHECK ("releases"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_serials" (
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_serials_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"kind" text NOT NULL,
	"person_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" integer,
	"original_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"net_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_accounts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference_kind" text NOT NULL,
	"reference_id" integer NOT NULL,
	"memo" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"checked" integer NOT NULL,
	"mended" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"purpose" "purpose" NOT NULL,
	"subject_kind" text,
	"subject_id" integer,
	"price_item_id" integer,
	"coupon_id" integer,
	"description" text NOT NULL,
	"list_paise" bigint NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"net_paise" bigint NOT NULL,
	"cgst_paise" bigint DEFAULT 0 NOT NULL,
	"sgst_paise" bigint DEFAULT 0 NOT NULL,
	"igst_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"place_of_supply" text NOT NULL,
	"billing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" "order_state" DEFAULT 'created' NOT NULL,
	"session_id" text,
	"gateway_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "orders_positive" CHECK ("orders"."total_paise" > 0),
	CONSTRAINT "orders_add_up" CHECK ("orders"."net_paise" = "orders"."list_paise" - "orders"."discount_paise"
          and "orders"."total_paise" = "orders"."net_paise" + "orders"."cgst_paise" + "orders"."sgst_paise" + "orders"."igst_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"state" "payment_state" NOT NULL,
	"amount_paise" bigint NOT NULL,
	"method" text,
	"message" text,
	"is_grant" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_gateway_payment_id_unique" UNIQUE("gateway_payment_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"gateway_refund_id" text,
	"message" text,
	"requested_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_key" text NOT NULL,
	"type" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_public_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"pincode" text NOT NULL,
	"state" text NOT NULL,
	"gstin" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent_off" integer,
	"paise_off" bigint,
	"purposes" text[] DEFAULT '{}'::text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"most_uses" integer NOT NULL,
	"uses_each" integer DEFAULT 1 NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_one_kind" CHECK (("coupons"."percent_off" is null) <> ("coupons"."paise_off" is null)),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent_off" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "price_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"purpose" "purpose" NOT NULL,
	"role" "role",
	"name" text NOT NULL,
	"description" text NOT NULL,
	"net_paise" bigint NOT NULL,
	"validity_days" integer,
	"grants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sac" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"changed_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_items_not_free" CHECK ("price_items"."net_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_records" (
	"key" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "entitlement_uses" ADD CONSTRAINT "entitlement_uses_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_item_id_price_items_id_fk" FOREIGN KEY ("price_item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seconded_by_people_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_payee_id_people_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_price_item_id_price_items_id_fk" FOREIGN KEY ("price_item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_uses_once" ON "entitlement_uses" USING btree ("entitlement_id","subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_once" ON "entitlements" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "entitlements_person" ON "entitlements" USING btree ("person_id","kind","id");--> statement-breakpoint
CREATE INDEX "subscriptions_person" ON "subscriptions" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one" ON "subscriptions" USING btree ("person_id") WHERE state in ('active', 'grace');--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("ends_at") WHERE state in ('active', 'grace');--> statement-breakpoint
CREATE UNIQUE INDEX "instalments_order" ON "instalments" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "instalments_due" ON "instalments" USING btree ("due_on") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "payouts_person" ON "payouts" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("updated_at") WHERE state in ('waiting', 'seconded', 'approved', 'sent', 'failed');--> statement-breakpoint
CREATE INDEX "releases_subject" ON "releases" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "releases_payee" ON "releases" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "releases_payer" ON "releases" USING btree ("payer_id","id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("expires_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "invoices_person" ON "invoices" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credit_once" ON "invoices" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id","amount_paise");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","reference_kind","reference_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_kind","reference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("person_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "orders_subject" ON "orders" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE state in ('created', 'open');--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE state in ('paid', 'returned');--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id","person_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_grant" ON "payments" USING btree ("order_id") WHERE is_grant;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("updated_at") WHERE state in ('requested', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_items_version" ON "price_items" USING btree ("code","version");--> statement-breakpoint
CREATE UNIQUE INDEX "price_items_current" ON "price_items" USING btree ("code") WHERE valid_until is null;--> statement-breakpoint
CREATE INDEX "price_items_by_purpose" ON "price_items" USING btree ("purpose","role","place");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("due_at") WHERE sent_at is null;