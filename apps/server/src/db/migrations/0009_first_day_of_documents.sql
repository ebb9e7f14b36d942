ALTER TABLE "shop_files" ADD COLUMN "valid_from" date;--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("tenant","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_id" ON "documents" USING btree ("id");