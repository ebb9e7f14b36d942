DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "login" text GENERATED ALWAYS AS (lower(email)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("tenant","login");