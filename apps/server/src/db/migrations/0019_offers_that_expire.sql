ALTER TABLE "orders" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_valid" ON "orders" USING btree ((case when valid_until is not null then valid_until else '9999-12-31'::date end),"reference","tenant") WHERE kind = 'offer';--> statement-breakpoint
UPDATE "orders" o SET "expired_at" = a."at", "state" = 'offerExpired' FROM "audit" a WHERE o."status" = 'OfferRefused' AND a."tenant" = o."tenant" AND a."code" = o."code" AND a."event" = 'offerExpired' AND a."at" >= o."ordered_at";--> statement-breakpoint
UPDATE "saved_views" SET "query" = replace("query", 'offerRefused', 'offerRefused,offerExpired') WHERE "list" = 'offers';
