CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_audit" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by" uuid,
	"fields" text[],
	CONSTRAINT "account_audit_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant" text NOT NULL,
	"token_hash" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tenant_token_hash_pk" PRIMARY KEY("tenant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"login" text GENERATED ALWAYS AS (lower(email)) STORED,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"role" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"company_name" text,
	"vat_number" text,
	"language" text DEFAULT 'fr' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_tenant_user_id_code_hash_pk" PRIMARY KEY("tenant","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factors_tenant_user_id_pk" PRIMARY KEY("tenant","user_id")
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"tenant" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"person" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_tenant_token_hash_pk" PRIMARY KEY("tenant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "top_tens" (
	"tenant" text PRIMARY KEY NOT NULL,
	"templates" jsonb NOT NULL,
	"orders" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_counts" (
	"tenant" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "step_counts_tenant_day_kind_step_pk" PRIMARY KEY("tenant","day","kind","step")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_tenant_user_id_notification_pk" PRIMARY KEY("tenant","user_id","notification")
);
--> statement-breakpoint
CREATE TABLE "sample_requests" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"colours" jsonb NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"language" text NOT NULL,
	"code" text,
	"request_hash" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "sample_requests_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "saved_views_tenant_user_id_list_name_pk" PRIMARY KEY("tenant","user_id","list","name")
);
--> statement-breakpoint
CREATE TABLE "discount_periods" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"label" jsonb NOT NULL,
	"percentage" double precision NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"announced_on" date,
	"withdrawn_on" date,
	CONSTRAINT "discount_periods_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"percentage" double precision,
	"amount" integer,
	"from_day" date,
	"until_day" date,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_codes_tenant_code_pk" PRIMARY KEY("tenant","code")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_tenant_code_kind_version_language_pk" PRIMARY KEY("tenant","code","kind","version","language")
);
--> statement-breakpoint
CREATE TABLE "shop_file_contents" (
	"tenant" text NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "shop_file_contents_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "shop_files" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_files_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"tenant" text NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	CONSTRAINT "mailbox_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text,
	"user_id" text,
	"event" text NOT NULL,
	"before" text,
	"after" text,
	"motive" text,
	"data" jsonb,
	CONSTRAINT "audit_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"configuration" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_versions_tenant_code_version_pk" PRIMARY KEY("tenant","code","version")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent" text,
	"configuration" jsonb NOT NULL,
	"configuration_hash" text NOT NULL,
	"type" text DEFAULT 'wardrobe' NOT NULL,
	"language" text NOT NULL,
	"external_reference" text,
	"email" text,
	"edit_key_hash" text,
	"owner_id" uuid,
	"frozen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designs_tenant_code_pk" PRIMARY KEY("tenant","code")
);
--> statement-breakpoint
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
CREATE TABLE "order_words" (
	"tenant" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_words_tenant_word_order_id_pk" PRIMARY KEY("tenant","word","order_id")
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
CREATE TABLE "order_snapshots" (
	"tenant" text NOT NULL,
	"order_id" uuid NOT NULL,
	"configuration" json NOT NULL,
	"furniture" text NOT NULL,
	"catalogue" json NOT NULL,
	"quote" json NOT NULL,
	"cost" json NOT NULL,
	"cut_list" text NOT NULL,
	CONSTRAINT "order_snapshots_tenant_order_id_pk" PRIMARY KEY("tenant","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_notes_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"body_hash" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"sent_to_supplier_at" timestamp with time zone,
	"cancelled_by_seller" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"customer" jsonb NOT NULL,
	"customer_id" uuid,
	"to_link" boolean DEFAULT false NOT NULL,
	"city" text,
	"seller_id" uuid,
	"seller_name" text,
	"reseller_reference" text,
	"external_reference" text,
	"billing_address" jsonb,
	"delivery_mode" text NOT NULL,
	"delivery_address" jsonb,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promo_code" text,
	"remark" text,
	"payment_type" text NOT NULL,
	"payment_status" text NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_due" bigint DEFAULT 0 NOT NULL,
	"price_shared" boolean DEFAULT true NOT NULL,
	"offer_version" integer DEFAULT 1 NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"amount_to_supplier" bigint,
	"pallets" integer NOT NULL,
	"weight" double precision NOT NULL,
	"type" text DEFAULT 'wardrobe' NOT NULL,
	"zone" text,
	"supplier_days" integer NOT NULL,
	"reseller_days" integer NOT NULL,
	"planned_date" date,
	"delivery_date" date,
	"valid_until" date,
	"motive" text,
	"catalogue_version" text NOT NULL,
	"search" text NOT NULL,
	"sort_name" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "orders_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"channel" text DEFAULT 'mail' NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"mail" jsonb,
	"webhook" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_tenant_id_pk" PRIMARY KEY("tenant","id")
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
CREATE TABLE "price_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"base" text NOT NULL,
	"version" text,
	"report" jsonb,
	"by" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_list_parts" (
	"list" uuid NOT NULL,
	"place" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "price_list_parts_list_place_pk" PRIMARY KEY("list","place")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_switches" (
	"number" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"lists" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "ended_configurations" (
	"tenant" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ended_configurations_tenant_code_pk" PRIMARY KEY("tenant","code")
);
--> statement-breakpoint
CREATE TABLE "technical_settings" (
	"tenant" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"use_external_api" boolean DEFAULT false NOT NULL,
	"order_url" text,
	"configuration_end_url" text,
	"method" text DEFAULT 'POST' NOT NULL,
	"authentication_mode" text DEFAULT 'none' NOT NULL,
	"authentication_key" text,
	"authentication_value" text,
	"token_url" text,
	"scope" text,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"public_identifier" text NOT NULL,
	"api_key_hash" text,
	"api_key_end" text,
	"api_key_at" timestamp with time zone,
	"signing_key" text,
	"signing_key_end" text,
	"signing_key_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"tenant" text NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logos_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"theme_code" text DEFAULT 'default' NOT NULL,
	"hex_colour" text,
	"logo_url" text,
	"configurators" text[] DEFAULT '{"dressing"}' NOT NULL,
	"is_price_hidden" boolean DEFAULT false NOT NULL,
	"is_delivery_price_customisable" boolean DEFAULT false NOT NULL,
	"is_reference_reseller_customisable" boolean DEFAULT false NOT NULL,
	"hide_all_color_sample" boolean DEFAULT false NOT NULL,
	"is_configurator_reseller" boolean DEFAULT false NOT NULL,
	"is_configurator_dsm" boolean DEFAULT false NOT NULL,
	"is_french_reseller" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT 'BE' NOT NULL,
	"base_delivery_price" integer DEFAULT 0 NOT NULL,
	"delivery_time" integer DEFAULT 0 NOT NULL,
	"non_favorite_color_added_price" integer DEFAULT 0 NOT NULL,
	"rating" text,
	"coefficient_individual" text DEFAULT '1.70' NOT NULL,
	"coefficient_professional" text DEFAULT '1.35' NOT NULL,
	"deposit_percentage" integer DEFAULT 40 NOT NULL,
	"services" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"vats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requires_second_factor" boolean DEFAULT false NOT NULL,
	"no_payment_message" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"workforce_amount" integer DEFAULT 0 NOT NULL,
	"vat_rate" double precision,
	"mail_notifications" boolean DEFAULT true NOT NULL,
	"send_mails_to_customers" boolean DEFAULT true NOT NULL,
	"former_terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_audit_user" ON "account_audit" USING btree ("tenant","user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("tenant","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("tenant","login");--> statement-breakpoint
CREATE INDEX "account_tokens_email" ON "account_tokens" USING btree ("tenant","email");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_files_version" ON "shop_files" USING btree ("tenant","kind","language","version");--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_code" ON "audit" USING btree ("tenant","code","at");--> statement-breakpoint
CREATE INDEX "audit_news" ON "audit" USING btree ("tenant","at") WHERE event in ('orderPlaced', 'paymentReceived', 'paymentLinked', 'sentToSupplier');--> statement-breakpoint
CREATE INDEX "designs_external" ON "designs" USING btree ("tenant","external_reference","updated_at");--> statement-breakpoint
CREATE INDEX "designs_updated" ON "designs" USING btree ("tenant","updated_at","code");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code" ON "orders" USING btree ("tenant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("tenant","reference");--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("tenant","kind","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere" ON "orders" USING btree ("kind","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("tenant","kind","state","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_state" ON "orders" USING btree ("kind","state","ordered_at","reference","tenant","sent_to_supplier_at");--> statement-breakpoint
CREATE INDEX "orders_soon" ON "orders" USING btree ("tenant","kind","delivery_date","planned_date","sent_to_supplier_at") WHERE state in ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered');--> statement-breakpoint
CREATE INDEX "orders_to_link" ON "orders" USING btree ("tenant","kind","ordered_at","reference","sent_to_supplier_at") WHERE to_link;--> statement-breakpoint
CREATE INDEX "orders_refund" ON "orders" USING btree ("tenant","kind","ordered_at","reference") WHERE refund_due > 0;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("tenant","customer_id");--> statement-breakpoint
CREATE INDEX "orders_anywhere_state_reference" ON "orders" USING btree ("kind","state","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_reference" ON "orders" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_name" ON "orders" USING btree ("kind","sort_name","reference");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("tenant","kind",(case when seller_name is null then '' else seller_name end),"reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_seller" ON "orders" USING btree ("kind",(case when seller_name is null then '' else seller_name end),"reference");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("tenant","kind",(case when delivery_date is not null then delivery_date when planned_date is not null then planned_date when valid_until is not null then valid_until else '9999-12-31'::date end),"reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_due" ON "orders" USING btree ("kind",(case when delivery_date is not null then delivery_date when planned_date is not null then planned_date when valid_until is not null then valid_until else '9999-12-31'::date end),"reference");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("tenant","kind","total","reference");--> statement-breakpoint
CREATE INDEX "orders_anywhere_total" ON "orders" USING btree ("kind","total","reference");--> statement-breakpoint
CREATE INDEX "orders_sent_paid" ON "orders" USING btree ("kind",(case when amount_to_supplier is null then 0 else amount_to_supplier end),"reference") WHERE sent_to_supplier_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_unqueued" ON "outbox" USING btree ("created_at") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("tenant","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("tenant","provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE INDEX "payments_to_link" ON "payments" USING btree ("tenant") WHERE order_id is null and status = 'paid';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("tenant","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_imports_running" ON "price_imports" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "sample_requests_hash" ON "sample_requests" USING btree ("tenant","request_hash");--> statement-breakpoint
CREATE INDEX "sample_requests_created" ON "sample_requests" USING btree ("tenant","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "technical_public_identifier" ON "technical_settings" USING btree ("public_identifier");
--> statement-breakpoint
-- By hand from here on: what drizzle-kit does not write, or what no single feature knows.
-- Keys between features: each feature knows its own tables only, the database knows them all.
ALTER TABLE "users" ADD CONSTRAINT "users_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user" FOREIGN KEY ("tenant", "user_id") REFERENCES "users"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "discount_periods" ADD CONSTRAINT "discount_periods_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "sample_requests" ADD CONSTRAINT "sample_requests_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code");--> statement-breakpoint
ALTER TABLE "order_snapshots" ADD CONSTRAINT "order_snapshots_order" FOREIGN KEY ("tenant", "order_id") REFERENCES "orders"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order" FOREIGN KEY ("tenant", "order_id") REFERENCES "orders"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_uses" CHECK ("maximum_uses" IS NULL OR "uses" <= "maximum_uses");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("status" IN ('None', 'OfferInProgress', 'OfferRefused', 'OfferAccepted', 'Confirmed', 'InProduction', 'Refused', 'Ready', 'Scheduled', 'Undelivered', 'Done'));--> statement-breakpoint
-- Which states are common is not the same for orders and offers: without it a list of several states reads them all.
CREATE STATISTICS "orders_kind_state" (mcv, dependencies) ON "kind", "state" FROM "orders";--> statement-breakpoint
-- Packs four times as fast as PostgreSQL's own way. Not every PostgreSQL was built with it, and the embedded one was not.
DO $$
BEGIN
	ALTER TABLE "order_snapshots"
		ALTER COLUMN "furniture" SET COMPRESSION lz4,
		ALTER COLUMN "cut_list" SET COMPRESSION lz4,
		ALTER COLUMN "quote" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value THEN
	NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION index_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		DELETE FROM public.order_words WHERE tenant = old.tenant AND order_id = old.id
			AND word = ANY (string_to_array(old.search, ' '));
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.order_words (tenant, word, order_id)
			SELECT DISTINCT new.tenant, word, new.id FROM unnest(string_to_array(new.search, ' ')) word
			WHERE word <> '';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_words_follow AFTER INSERT OR UPDATE OF "search" OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION index_order_words();
