ALTER TABLE "account_audit" ADD COLUMN "changes" jsonb;--> statement-breakpoint
CREATE INDEX "account_audit_at" ON "account_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_tenant_at" ON "audit" USING btree ("tenant","at");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at");