ALTER TABLE "discount_periods" ADD COLUMN "announced_on" date;--> statement-breakpoint
ALTER TABLE "discount_periods" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "former_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;