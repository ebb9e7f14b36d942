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
CREATE UNIQUE INDEX "technical_public_identifier" ON "technical_settings" USING btree ("public_identifier");