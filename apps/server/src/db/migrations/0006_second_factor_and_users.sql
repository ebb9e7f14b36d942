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
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_audit" ADD COLUMN "by" uuid;--> statement-breakpoint
ALTER TABLE "account_audit" ADD COLUMN "fields" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "search" = lower(concat_ws(' ', "last_name", "first_name", "last_name", "email", "company_name"));
