ALTER TABLE "users" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "last_login_at" = (SELECT max("at") FROM "account_audit" WHERE "account_audit"."tenant" = "users"."tenant" AND "account_audit"."user_id" = "users"."id" AND "event" = 'loggedIn');
