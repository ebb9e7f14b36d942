CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
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
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"role" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"company_name" text,
	"vat_number" text,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"in_force_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_periods" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"percentage" double precision NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
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
CREATE TABLE "order_snapshots" (
	"tenant" text NOT NULL,
	"order_id" uuid NOT NULL,
	"configuration" jsonb NOT NULL,
	"furniture" jsonb NOT NULL,
	"catalogue" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"cost" jsonb NOT NULL,
	"cut_list" jsonb NOT NULL,
	CONSTRAINT "order_snapshots_tenant_order_id_pk" PRIMARY KEY("tenant","order_id")
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
	"amount_to_supplier" bigint,
	"pallets" integer NOT NULL,
	"weight" double precision NOT NULL,
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
	"services" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"vats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"no_payment_message" text,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("tenant","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant",lower("email"));--> statement-breakpoint
CREATE INDEX "audit_code" ON "audit" USING btree ("tenant","code","at");--> statement-breakpoint
CREATE INDEX "designs_external" ON "designs" USING btree ("tenant","external_reference","updated_at");--> statement-breakpoint
CREATE INDEX "designs_updated" ON "designs" USING btree ("tenant","updated_at","code");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("tenant","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code" ON "orders" USING btree ("tenant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("tenant","reference");--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("tenant","kind","ordered_at","reference");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("tenant","kind","state");--> statement-breakpoint
CREATE INDEX "orders_name" ON "orders" USING btree ("tenant","kind","sort_name","reference");