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
CREATE TABLE "catalogue_switches" (
	"number" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Until now every version was the seed, which the next start brings in again; orders keep what they use themselves.
DELETE FROM "catalogue_versions";--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "lists" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "cause" text NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "created_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "price_imports_running" ON "price_imports" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
ALTER TABLE "catalogue_versions" DROP COLUMN "in_force_from";