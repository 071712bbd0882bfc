CREATE TYPE "public"."ad_format" AS ENUM('image', 'video', 'gif');--> statement-breakpoint
CREATE TYPE "public"."ad_place" AS ENUM('TopHome', 'CenterHomeVideo', 'CenterHomeGif', 'BottomHome', 'DashBoardTopImage', 'DashBoardBottomImage', 'AnalysisTopImage', 'ShortListTopImage');--> statement-breakpoint
CREATE TYPE "public"."campaign_state" AS ENUM('draft', 'submitted', 'rejected', 'approved', 'active', 'paused', 'ended', 'refunded', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."market_scope" AS ENUM('locality', 'district', 'city');--> statement-breakpoint
CREATE TYPE "public"."bid_state" AS ENUM('placed', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'lost', 'fallen_through');--> statement-breakpoint
CREATE TYPE "public"."booking_state" AS ENUM('held', 'accepted', 'paid', 'completed', 'declined', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "public"."contact_state" AS ENUM('requested', 'accepted', 'declined', 'withdrawn', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."subscription_state" AS ENUM('active', 'grace', 'ended', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."instalment_state" AS ENUM('due', 'paid', 'waived');--> statement-breakpoint
CREATE TYPE "public"."payout_state" AS ENUM('waiting', 'seconded', 'approved', 'sent', 'paid', 'failed', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."release_kind" AS ENUM('release', 'withdrawal', 'commission', 'forfeit');--> statement-breakpoint
CREATE TYPE "public"."release_state" AS ENUM('requested', 'approved', 'paid', 'refused', 'cancelled', 'expired', 'failed', 'disputed', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."identity_check_kind" AS ENUM('aadhaar', 'pan', 'document');--> statement-breakpoint
CREATE TYPE "public"."identity_check_state" AS ENUM('otp_sent', 'submitted', 'verified', 'rejected', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('Residential', 'Commercial', 'Land');--> statement-breakpoint
CREATE TYPE "public"."exterior_material" AS ENUM('Brick', 'Concrete', 'Stone', 'Wood', 'Glass');--> statement-breakpoint
CREATE TYPE "public"."facing" AS ENUM('East', 'West', 'South', 'North', 'South East', 'South West', 'North East', 'North West');--> statement-breakpoint
CREATE TYPE "public"."furnishing" AS ENUM('Furnished', 'UnFurnished', 'Semi-Furnished');--> statement-breakpoint
CREATE TYPE "public"."listed_in" AS ENUM('sell', 'rent');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'live', 'paused', 'sold', 'rented', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."media_kind" AS ENUM('photo', 'floor_plan', 'video');--> statement-breakpoint
CREATE TYPE "public"."possession" AS ENUM('Under Construction', 'Ready To Move', 'UpComing');--> statement-breakpoint
CREATE TYPE "public"."property_age" AS ENUM('UnderConstruction', '0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years', 'Above 20 Years');--> statement-breakpoint
CREATE TYPE "public"."structure_type" AS ENUM('RCC', 'Load Bearing', 'Steel Frame', 'Prefabricated');--> statement-breakpoint
CREATE TYPE "public"."subcategory" AS ENUM('Flat', 'House', 'Villa', 'Studio Apartment', 'Plot', 'Office', 'Shop');--> statement-breakpoint
CREATE TYPE "public"."meeting_state" AS ENUM('proposed', 'agreed', 'declined', 'cancelled', 'held', 'missed');--> statement-breakpoint
CREATE TYPE "public"."notification_channel" AS ENUM('in_app', 'mail', 'sms', 'push');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('security', 'kyc', 'listing', 'message', 'request', 'deal', 'payment', 'saved_search', 'news');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('created', 'open', 'paid', 'returned', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('pending', 'success', 'failed', 'dropped', 'void');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'processing', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."agreement_state" AS ENUM('draft', 'shared', 'agreed', 'superseded', 'refused');--> statement-breakpoint
CREATE TYPE "public"."agreement_template" AS ENUM('sale', 'leave-and-licence');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('user', 'agent', 'lawyer', 'evaluator', 'admin');--> statement-breakpoint
CREATE TYPE "public"."verification_state" AS ENUM('submitted', 'approved', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."purpose" AS ENUM('subscription', 'ownerContact', 'rentContact', 'promoteProperty', 'promoteProfile', 'propertyAnalysis', 'agentLead', 'lawyerFee', 'evaluatorFee', 'agentFee', 'penny', 'token', 'instalment', 'adCampaign');--> statement-breakpoint
CREATE TYPE "public"."engagement_state" AS ENUM('requested', 'quoted', 'accepted', 'paid', 'working', 'delivered', 'confirmed', 'disputed', 'declined', 'cancelled', 'expired', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."interest_state" AS ENUM('requested', 'accepted', 'declined', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."lead_source" AS ENUM('assigned', 'hired', 'bought');--> statement-breakpoint
CREATE TYPE "public"."lead_state" AS ENUM('new', 'contacted', 'visit', 'negotiating', 'won', 'lost');--> statement-breakpoint
CREATE TYPE "public"."profession" AS ENUM('agent', 'lawyer', 'evaluator');--> statement-breakpoint
CREATE TYPE "public"."subject_kind" AS ENUM('agreement', 'bank_account', 'bid', 'booking', 'campaign', 'contact', 'coupon', 'document', 'engagement', 'identity_check', 'instalment', 'interest', 'lead', 'ledger', 'listing', 'meeting', 'message', 'order', 'payout', 'person', 'photo', 'price', 'refund', 'release', 'review', 'saved_search', 'subscription', 'thread', 'verification', 'visit');--> statement-breakpoint
CREATE TYPE "public"."visit_state" AS ENUM('booked', 'cancelled', 'checked_in', 'missed');--> statement-breakpoint
CREATE TABLE "ad_campaign_places" (
	"campaign_id" integer NOT NULL,
	"place" "ad_place" NOT NULL,
	"price_item_id" integer,
	"view_mills" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_campaign_places_campaign_id_place_pk" PRIMARY KEY("campaign_id","place")
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"state" "campaign_state" DEFAULT 'draft' NOT NULL,
	"format" "ad_format" NOT NULL,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"picture" text,
	"video_link" text,
	"budget_paise" bigint NOT NULL,
	"spent_mills" bigint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"order_id" integer,
	"reason" text,
	"decided_by" integer,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_campaigns_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "ad_campaigns_dates" CHECK ("ad_campaigns"."starts_on" <= "ad_campaigns"."ends_on"),
	CONSTRAINT "ad_campaigns_budget" CHECK ("ad_campaigns"."owner_id" is null or "ad_campaigns"."budget_paise" > 0),
	CONSTRAINT "ad_campaigns_spent" CHECK ("ad_campaigns"."spent_mills" between 0 and "ad_campaigns"."budget_paise" * 1000),
	CONSTRAINT "ad_campaigns_media" CHECK ("ad_campaigns"."format" = 'video' or "ad_campaigns"."video_link" is null)
);
--> statement-breakpoint
CREATE TABLE "ad_counts" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"place" "ad_place" NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent_mills" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_counts_campaign_id_day_place_pk" PRIMARY KEY("campaign_id","day","place")
);
--> statement-breakpoint
CREATE TABLE "ad_marks" (
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"viewer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_marks_campaign_id_kind_viewer_pk" PRIMARY KEY("campaign_id","kind","viewer"),
	CONSTRAINT "ad_marks_kind" CHECK ("ad_marks"."kind" in ('view', 'click'))
);
--> statement-breakpoint
CREATE TABLE "market_figures" (
	"scope_kind" "market_scope" NOT NULL,
	"scope" text NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"kind" text NOT NULL,
	"bedrooms" smallint NOT NULL,
	"figures" jsonb NOT NULL,
	"bins" jsonb NOT NULL,
	CONSTRAINT "market_figures_scope_kind_listed_in_kind_bedrooms_scope_pk" PRIMARY KEY("scope_kind","listed_in","kind","bedrooms","scope")
);
--> statement-breakpoint
CREATE TABLE "market_months" (
	"scope_kind" "market_scope" NOT NULL,
	"scope" text NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"kind" text NOT NULL,
	"bedrooms" smallint NOT NULL,
	"month" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "market_months_scope_kind_scope_listed_in_kind_bedrooms_month_pk" PRIMARY KEY("scope_kind","scope","listed_in","kind","bedrooms","month")
);
--> statement-breakpoint
CREATE TABLE "market_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locality_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"developer" text,
	"district" text NOT NULL,
	"kinds" text[] NOT NULL,
	"live" integer NOT NULL,
	"listings" integer NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"as_of" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"wide_as_of" timestamp with time zone,
	"wide_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_touches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_touches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locality_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "bid_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bid_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bid_id" integer NOT NULL,
	"seq" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"amount_paise" bigint,
	"conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"message" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "bid_state" DEFAULT 'placed' NOT NULL,
	"amount_paise" bigint NOT NULL,
	"counter_paise" bigint,
	"conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"message" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"bid_id" integer,
	"state" "booking_state" DEFAULT 'held' NOT NULL,
	"price_paise" bigint NOT NULL,
	"token_paise" bigint NOT NULL,
	"message" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_documents" (
	"document_id" integer NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "deal_documents_document_id_subject_kind_subject_id_pk" PRIMARY KEY("document_id","subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "contact_state" DEFAULT 'requested' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"viewer_id" integer NOT NULL,
	"address" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlement_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entitlement_id" integer NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"day" date,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlement_uses_once" UNIQUE NULLS NOT DISTINCT("entitlement_id","subject_kind","subject_id","day")
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
	"subject_kind" "subject_kind" DEFAULT 'booking' NOT NULL,
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
CREATE TABLE "fair_price_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fair_price_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listed_in" "listed_in" NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL,
	"n" integer NOT NULL,
	"on_offer" integer NOT NULL,
	"demo" boolean NOT NULL,
	"coefficients" jsonb NOT NULL,
	"errors" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_person_id_listing_id_pk" PRIMARY KEY("person_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "discarded_files" (
	"path" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"holder" text NOT NULL,
	"number_sealed" "bytea" NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"last_four" text NOT NULL,
	"ifsc" text NOT NULL,
	"name_at_bank" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" "identity_check_kind" NOT NULL,
	"state" "identity_check_state" NOT NULL,
	"reference" text,
	"last_four" text,
	"pan_sealed" "bytea",
	"pan_masked" text,
	"document_id" integer,
	"consent" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_checks_document_id_unique" UNIQUE("document_id")
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
CREATE TABLE "listing_view_marks" (
	"day" date NOT NULL,
	"mark" "bytea" NOT NULL,
	CONSTRAINT "listing_view_marks_day_mark_pk" PRIMARY KEY("day","mark")
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" "media_kind" NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL,
	"drawing" jsonb,
	"caption" text,
	"store_key" text,
	"width" integer,
	"height" integer,
	"perceptual_hash" text
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"source" text,
	"source_id" text,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"category" "category" NOT NULL,
	"subcategory" "subcategory" NOT NULL,
	"price_paise" bigint NOT NULL,
	"maintenance_paise" bigint,
	"deposit_paise" bigint,
	"carpet_area_sqft" integer,
	"built_up_area_sqft" integer,
	"plot_area_sqft" integer,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"balconies" smallint,
	"garages" smallint,
	"floor" smallint,
	"floors" smallint,
	"facing" "facing",
	"furnishing" "furnishing",
	"age" "property_age",
	"possession" "possession",
	"possession_date" date,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"exterior_material" "exterior_material",
	"structure_type" "structure_type",
	"rera_number" text,
	"society" text,
	"developer" text,
	"country" text DEFAULT 'India' NOT NULL,
	"state" text DEFAULT 'Maharashtra' NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"locality_id" integer NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"pincode" text,
	"private_address" text,
	"location" "point" NOT NULL,
	"public_location" "point" NOT NULL,
	"featured_until" timestamp with time zone,
	"verified_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"faded" boolean DEFAULT false NOT NULL,
	"ranked_at" timestamp with time zone GENERATED ALWAYS AS (((published_at at time zone 'UTC') - case when faded then interval '100 years' else interval '0' end) at time zone 'UTC') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"cover" text,
	"video_url" text,
	"photo_count" smallint DEFAULT 0 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(title, '') || ' ' || coalesce(society, '') || ' ' || coalesce(developer, '') || ' ' || coalesce(address, ''))) STORED,
	CONSTRAINT "listings_price_positive" CHECK ("listings"."price_paise" > 0),
	CONSTRAINT "listings_source_pair" CHECK (("listings"."source" is null) = ("listings"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"price_paise" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"devanagari" text NOT NULL,
	"aliases" text[] DEFAULT '{}'::text[] NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"authority" text NOT NULL,
	"pincode" text,
	"location" "point" NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "localities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"state" "meeting_state" DEFAULT 'proposed' NOT NULL,
	"about" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"record" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_listeners" (
	"node" text NOT NULL,
	"person_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "message_listeners_person_id_node_pk" PRIMARY KEY("person_id","node")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"body" text NOT NULL,
	"document_id" integer,
	"client_key" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_members" (
	"thread_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"read_up_to" bigint DEFAULT 0 NOT NULL,
	"muted_at" timestamp with time zone,
	CONSTRAINT "thread_members_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"last_message_id" bigint,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_order" CHECK ("threads"."one_id" < "threads"."other_id")
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"notification_id" integer NOT NULL,
	"channel" "notification_channel" NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"person_id" integer NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"channel" "notification_channel" NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_preferences_person_id_kind_channel_pk" PRIMARY KEY("person_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"in_app" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"purpose" "purpose" NOT NULL,
	"subject_kind" "subject_kind",
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
CREATE TABLE "agreement_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agreement_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"side" text NOT NULL,
	"sha256" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"engagement_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"template" "agreement_template" NOT NULL,
	"version" smallint NOT NULL,
	"terms" jsonb NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"state" "agreement_state" DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"viewer_id" integer NOT NULL,
	"address" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"engagement_id" integer PRIMARY KEY NOT NULL,
	"visited_on" date NOT NULL,
	"area_sqft" integer NOT NULL,
	"checklist" jsonb NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "title_checks" (
	"engagement_id" integer NOT NULL,
	"item" text NOT NULL,
	"result" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "title_checks_engagement_id_item_pk" PRIMARY KEY("engagement_id","item")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "valuations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"engagement_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"visited_on" date NOT NULL,
	"checklist" jsonb NOT NULL,
	"comparables" jsonb NOT NULL,
	"low_paise" bigint NOT NULL,
	"likely_paise" bigint NOT NULL,
	"high_paise" bigint NOT NULL,
	"remarks" text NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"document_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "valuations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "work_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"engagement_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"version" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" "role" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"password_hash" text,
	"city" text DEFAULT 'Pune' NOT NULL,
	"about" text,
	"image" text,
	"location" "point",
	"aadhaar_verified" boolean DEFAULT false NOT NULL,
	"pan_verified" boolean DEFAULT false NOT NULL,
	"premium_until" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"licence" text,
	"areas_served" text[] DEFAULT '{}'::text[] NOT NULL,
	"suspended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "people_email_lower" CHECK ("people"."email" = lower("people"."email")),
	CONSTRAINT "people_mobile_digits" CHECK ("people"."mobile" ~ '^[6-9][0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"step" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"state" "verification_state" DEFAULT 'submitted' NOT NULL,
	"reason" text,
	"evidence" text,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "price_items_not_free" CHECK (net_paise > 0 or (code = 'user-free' and net_paise = 0))
);
--> statement-breakpoint
CREATE TABLE "abuse_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "abuse_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"reason" text NOT NULL,
	"decision" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_interests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_interests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"state" "interest_state" DEFAULT 'requested' NOT NULL,
	"message" text NOT NULL,
	"fee_paise" bigint NOT NULL,
	"engagement_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engagements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profession" "profession" NOT NULL,
	"client_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"listing_id" integer,
	"booking_id" integer,
	"state" "engagement_state" DEFAULT 'requested' NOT NULL,
	"brief" text NOT NULL,
	"quote_paise" bigint,
	"quote_note" text,
	"work_days" smallint,
	"due_on" date,
	"answered_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagements_two" CHECK ("engagements"."client_id" <> "engagements"."professional_id"),
	CONSTRAINT "engagements_quote" CHECK ("engagements"."quote_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "lead_listings" (
	"lead_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_listings_lead_id_listing_id_pk" PRIMARY KEY("lead_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"source" "lead_source" NOT NULL,
	"buyer_id" integer NOT NULL,
	"listing_id" integer,
	"engagement_id" integer,
	"search_id" integer,
	"state" "lead_state" DEFAULT 'new' NOT NULL,
	"wants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wants_text" text NOT NULL,
	"follow_up_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"lost_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"lead_id" integer,
	"note" text,
	"ends_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_profiles" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience_years" smallint NOT NULL,
	"fee_from_paise" bigint NOT NULL,
	"away" boolean DEFAULT false NOT NULL,
	"response_minutes" integer,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
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
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"filter" jsonb NOT NULL,
	"alerts" text DEFAULT 'instant' NOT NULL,
	"agents_may_offer" boolean DEFAULT false NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlist" (
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_person_id_listing_id_pk" PRIMARY KEY("person_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference_hash" "bytea" NOT NULL,
	"role" "role" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"city" text NOT NULL,
	"password_hash" text NOT NULL,
	"taken" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "registrations_reference_hash_unique" UNIQUE("reference_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea",
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "timeline" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"state" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "visit_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "visit_state" DEFAULT 'booked' NOT NULL,
	"note" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_campaign_places" ADD CONSTRAINT "ad_campaign_places_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaign_places" ADD CONSTRAINT "ad_campaign_places_price_item_id_price_items_id_fk" FOREIGN KEY ("price_item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_counts" ADD CONSTRAINT "ad_counts_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_marks" ADD CONSTRAINT "ad_marks_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_projects" ADD CONSTRAINT "market_projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_log" ADD CONSTRAINT "bid_log_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_people_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_people_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_host_id_people_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_guest_id_people_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_listeners" ADD CONSTRAINT "message_listeners_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_one_id_people_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_other_id_people_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_price_item_id_price_items_id_fk" FOREIGN KEY ("price_item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_people_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_seller_id_people_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_viewer_id_people_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_checks" ADD CONSTRAINT "title_checks_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_documents" ADD CONSTRAINT "work_documents_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_documents" ADD CONSTRAINT "work_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_documents" ADD CONSTRAINT "work_documents_by_id_people_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_verifications" ADD CONSTRAINT "listing_verifications_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_verifications" ADD CONSTRAINT "listing_verifications_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_interests" ADD CONSTRAINT "agent_interests_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_interests" ADD CONSTRAINT "agent_interests_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_interests" ADD CONSTRAINT "agent_interests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_interests" ADD CONSTRAINT "agent_interests_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_client_id_people_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_professional_id_people_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_listings" ADD CONSTRAINT "lead_listings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_listings" ADD CONSTRAINT "lead_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_holds" ADD CONSTRAINT "listing_holds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_holds" ADD CONSTRAINT "listing_holds_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_holds" ADD CONSTRAINT "listing_holds_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_profiles" ADD CONSTRAINT "professional_profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_slots" ADD CONSTRAINT "visit_slots_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_slot_id_visit_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."visit_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_campaigns_owner" ON "ad_campaigns" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_state" ON "ad_campaigns" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_running" ON "ad_campaigns" USING btree ("ends_on") WHERE state in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "ad_marks_at" ON "ad_marks" USING brin ("at");--> statement-breakpoint
CREATE INDEX "market_figures_scope" ON "market_figures" USING btree ("scope_kind","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "market_projects_once" ON "market_projects" USING btree ("locality_id","key");--> statement-breakpoint
CREATE INDEX "market_projects_most" ON "market_projects" USING btree ("listings" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "market_projects_district" ON "market_projects" USING btree ("district","listings" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_log_order" ON "bid_log" USING btree ("bid_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_accepted" ON "bids" USING btree ("listing_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_open" ON "bids" USING btree ("listing_id","buyer_id") WHERE state in ('placed', 'countered', 'accepted');--> statement-breakpoint
CREATE INDEX "bids_listing" ON "bids" USING btree ("listing_id","state","amount_paise" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bids_buyer" ON "bids" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bids_owner" ON "bids" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "bids_due" ON "bids" USING btree ("expires_at") WHERE state in ('placed', 'countered');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_active" ON "bookings" USING btree ("listing_id") WHERE state in ('held', 'accepted', 'paid', 'completed');--> statement-breakpoint
CREATE INDEX "bookings_buyer" ON "bookings" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("expires_at") WHERE state in ('held', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one" ON "contact_requests" USING btree ("listing_id","buyer_id") WHERE state in ('requested', 'accepted');--> statement-breakpoint
CREATE INDEX "contact_requests_owner" ON "contact_requests" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "contact_requests_buyer" ON "contact_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "contact_requests_due" ON "contact_requests" USING btree ("expires_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "contact_views_request" ON "contact_views" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_once" ON "entitlements" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "entitlements_person" ON "entitlements" USING btree ("person_id","kind","id");--> statement-breakpoint
CREATE INDEX "subscriptions_person" ON "subscriptions" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one" ON "subscriptions" USING btree ("person_id") WHERE state in ('active', 'grace');--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("ends_at") WHERE state in ('active', 'grace');--> statement-breakpoint
CREATE UNIQUE INDEX "instalments_order" ON "instalments" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "instalments_due" ON "instalments" USING btree ("due_on") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("updated_at") WHERE state in ('waiting', 'seconded', 'approved', 'sent', 'failed');--> statement-breakpoint
CREATE INDEX "releases_subject" ON "releases" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "releases_payee" ON "releases" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "releases_payer" ON "releases" USING btree ("payer_id","id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "fair_price_models_latest" ON "fair_price_models" USING btree ("listed_in","fitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_once" ON "bank_accounts" USING btree ("person_id","number_hash","ifsc") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "identity_checks_person" ON "identity_checks" USING btree ("person_id","kind","id");--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("created_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "invoices_person" ON "invoices" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credit_once" ON "invoices" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id","amount_paise");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","reference_kind","reference_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_kind","reference_id");--> statement-breakpoint
CREATE INDEX "listing_media_order" ON "listing_media" USING btree ("listing_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_source" ON "listings" USING btree ("source","source_id") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "listings_by_price" ON "listings" USING btree ("city","listed_in","category","price_paise","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_age" ON "listings" USING btree ("city","listed_in","category","ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_locality" ON "listings" USING btree ("locality_id","listed_in","category","price_paise","id","city","subcategory","bedrooms","possession","furnishing") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_newest_by_locality" ON "listings" USING btree ("locality_id","listed_in","category","ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_facets" ON "listings" USING btree ("city","listed_in","category","subcategory","bedrooms","possession","furnishing","price_paise") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_nearby" ON "listings" USING gist ("listed_in","category","public_location") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_taken_nearby" ON "listings" USING gist ("listed_in","category","public_location") WHERE status in ('sold', 'rented');--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("featured_until" DESC NULLS LAST) WHERE status = 'live' and featured_until is not null;--> statement-breakpoint
CREATE INDEX "listings_promoted" ON "listings" USING btree ("city","listed_in","category","locality_id","featured_until","id","subcategory","bedrooms","possession","furnishing","price_paise") WHERE status = 'live' and featured_until is not null;--> statement-breakpoint
CREATE INDEX "listings_unconfirmed" ON "listings" USING btree ("confirmed_at","asked_at","faded") WHERE status = 'live' and not demo and source is null;--> statement-breakpoint
CREATE INDEX "listings_marketed" ON "listings" USING btree ("locality_id") WHERE status in ('live', 'paused', 'sold', 'rented', 'expired');--> statement-breakpoint
CREATE INDEX "price_history_listing" ON "price_history" USING btree ("listing_id","changed_at");--> statement-breakpoint
CREATE INDEX "localities_names_trgm" ON "localities" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "localities_location" ON "localities" USING gist ("location");--> statement-breakpoint
CREATE INDEX "meetings_host" ON "meetings" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_guest" ON "meetings" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_open" ON "meetings" USING btree ("ends_at") WHERE state in ('proposed', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("sender_id","client_key");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_document" ON "messages" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "thread_members_person" ON "thread_members" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_once" ON "threads" USING btree ("subject_kind","subject_id","one_id","other_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("person_id","id" DESC NULLS LAST) WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE in_app and read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("person_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "orders_subject" ON "orders" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE state in ('created', 'open');--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("expires_at") WHERE state in ('expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE state in ('paid', 'returned');--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id","person_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_grant" ON "payments" USING btree ("order_id") WHERE is_grant;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("updated_at") WHERE state in ('requested', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_consents_once" ON "agreement_consents" USING btree ("agreement_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_version" ON "agreements" USING btree ("engagement_id","version");--> statement-breakpoint
CREATE INDEX "agreements_seller" ON "agreements" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "agreements_buyer" ON "agreements" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "document_views_document" ON "document_views" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "valuations_engagement" ON "valuations" USING btree ("engagement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_documents_version" ON "work_documents" USING btree ("engagement_id","label","version");--> statement-breakpoint
CREATE UNIQUE INDEX "work_documents_document" ON "work_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "listing_drafts_owner" ON "listing_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_verifications_one" ON "listing_verifications" USING btree ("listing_id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "listing_verifications_queue" ON "listing_verifications" USING btree ("created_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "listing_verifications_listing" ON "listing_verifications" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","listing_id");--> statement-breakpoint
CREATE INDEX "uploads_old" ON "uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_items_version" ON "price_items" USING btree ("code","version");--> statement-breakpoint
CREATE UNIQUE INDEX "price_items_current" ON "price_items" USING btree ("code") WHERE valid_until is null;--> statement-breakpoint
CREATE INDEX "price_items_by_purpose" ON "price_items" USING btree ("purpose","role","place");--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_once" ON "abuse_reports" USING btree ("reporter_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_open" ON "abuse_reports" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_interests_one" ON "agent_interests" USING btree ("agent_id","listing_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "agent_interests_owner" ON "agent_interests" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "agent_interests_agent" ON "agent_interests" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_interests_due" ON "agent_interests" USING btree ("expires_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "engagements_client" ON "engagements" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "engagements_professional" ON "engagements" USING btree ("professional_id","state","id");--> statement-breakpoint
CREATE INDEX "engagements_listing" ON "engagements" USING btree ("listing_id","profession");--> statement-breakpoint
CREATE INDEX "engagements_due" ON "engagements" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_one_open" ON "engagements" USING btree ("client_id","professional_id","listing_id") WHERE state in ('requested', 'quoted', 'accepted', 'paid', 'working', 'delivered', 'disputed');--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_agent" ON "leads" USING btree ("agent_id","state","id");--> statement-breakpoint
CREATE INDEX "leads_follow_up" ON "leads" USING btree ("follow_up_at") WHERE follow_up_at is not null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "leads_buyer" ON "leads" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_bought_once" ON "leads" USING btree ("search_id","agent_id") WHERE search_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_once" ON "leads" USING btree ("agent_id","buyer_id","listing_id") WHERE state not in ('won', 'lost');--> statement-breakpoint
CREATE UNIQUE INDEX "listing_holds_one" ON "listing_holds" USING btree ("listing_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "listing_holds_agent" ON "listing_holds" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "listing_holds_due" ON "listing_holds" USING btree ("ends_at") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("author_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reviews_person" ON "reviews" USING btree ("person_id","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","query");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("seen_until") WHERE alerts <> 'off';--> statement-breakpoint
CREATE INDEX "saved_searches_pool" ON "saved_searches" USING btree ("id") WHERE agents_may_offer;--> statement-breakpoint
CREATE INDEX "one_time_codes_subject" ON "one_time_codes" USING btree ("purpose","subject","created_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "timeline_subject" ON "timeline" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_slots_once" ON "visit_slots" USING btree ("listing_id","starts_at") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_a_slot" ON "visits" USING btree ("slot_id") WHERE state in ('booked', 'checked_in');--> statement-breakpoint
CREATE INDEX "visits_owner" ON "visits" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "visits_buyer" ON "visits" USING btree ("buyer_id","starts_at");--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("ends_at") WHERE state = 'booked';