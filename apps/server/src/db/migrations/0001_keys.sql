-- Keys between features: each feature knows its own tables only, the database knows them all.
ALTER TABLE "users" ADD CONSTRAINT "users_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user" FOREIGN KEY ("tenant", "user_id") REFERENCES "users"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "discount_periods" ADD CONSTRAINT "discount_periods_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_tenant" FOREIGN KEY ("tenant") REFERENCES "tenants"("code");--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code");--> statement-breakpoint
ALTER TABLE "order_snapshots" ADD CONSTRAINT "order_snapshots_order" FOREIGN KEY ("tenant", "order_id") REFERENCES "orders"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order" FOREIGN KEY ("tenant", "order_id") REFERENCES "orders"("tenant", "id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_design" FOREIGN KEY ("tenant", "code") REFERENCES "designs"("tenant", "code");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_uses" CHECK ("maximum_uses" IS NULL OR "uses" <= "maximum_uses");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("status" IN ('None', 'OfferInProgress', 'OfferRefused', 'OfferAccepted', 'Confirmed', 'InProduction', 'Refused', 'Ready', 'Scheduled', 'Undelivered', 'Done'));
