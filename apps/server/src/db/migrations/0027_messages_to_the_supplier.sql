CREATE INDEX "mailbox_to_supplier" ON "mailbox" USING btree ("at","id") WHERE kind = 'supplierNotice';--> statement-breakpoint
CREATE INDEX "mailbox_to" ON "mailbox" USING btree ("to");--> statement-breakpoint
CREATE INDEX "outbox_to_supplier" ON "outbox" USING btree ("last_at","id") WHERE kind = 'supplierNotice';--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to");