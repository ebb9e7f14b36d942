ALTER TABLE "orders" ADD COLUMN "privacy_version" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "payment_types" text[] DEFAULT '{"Bill","None","Online"}' NOT NULL;