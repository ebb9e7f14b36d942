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
ALTER TABLE "orders" ADD COLUMN "privacy_version" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "payment_types" text[] DEFAULT '{"Bill","None","Online"}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_requests_hash" ON "sample_requests" USING btree ("tenant","request_hash");--> statement-breakpoint
CREATE INDEX "sample_requests_created" ON "sample_requests" USING btree ("tenant","created_at","id");--> statement-breakpoint
ALTER TABLE "sample_requests" ADD CONSTRAINT "sample_requests_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");
