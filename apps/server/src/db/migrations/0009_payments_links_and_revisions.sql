CREATE TABLE "offer_versions" (
	"tenant" text NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	"total" bigint NOT NULL,
	"quote" jsonb NOT NULL,
	"configuration" jsonb NOT NULL,
	CONSTRAINT "offer_versions_tenant_order_id_number_pk" PRIMARY KEY("tenant","order_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"tenant" text NOT NULL,
	"token_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "order_links_tenant_token_hash_pk" PRIMARY KEY("tenant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"checkout_url" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"who" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"tenant" text NOT NULL,
	"id" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"return_url" text NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payments_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deposit_percentage" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("tenant","provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE INDEX "payments_to_link" ON "payments" USING btree ("tenant") WHERE order_id is null and status = 'paid';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("tenant","payment_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("tenant",lower(customer ->> 'email'));