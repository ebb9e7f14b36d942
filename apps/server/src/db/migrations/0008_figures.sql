ALTER TABLE "orders" ADD COLUMN "net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "racks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "production_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" o SET "net" = (s."quote" ->> 'totalExcluding')::bigint, "racks" = coalesce((SELECT jsonb_agg(DISTINCT bay) FROM jsonb_path_query(s."furniture"::jsonb, '$.runs[*].modules[*].bays[*].template') AS bay WHERE jsonb_typeof(bay) = 'string'), '[]'::jsonb), "colour" = s."configuration" #>> '{colors,exterior}' FROM "order_snapshots" s WHERE s."tenant" = o."tenant" AND s."order_id" = o."id";--> statement-breakpoint
UPDATE "orders" o SET "offered_at" = a."offered", "confirmed_at" = a."confirmed", "production_at" = a."production", "ready_at" = a."ready", "scheduled_at" = a."scheduled", "done_at" = a."done" FROM (SELECT "tenant", "code", min("at") FILTER (WHERE "event" = 'offerSent') AS "offered", min("at") FILTER (WHERE "after" = 'Confirmed') AS "confirmed", min("at") FILTER (WHERE "after" = 'InProduction') AS "production", min("at") FILTER (WHERE "after" = 'Ready') AS "ready", min("at") FILTER (WHERE "after" = 'Scheduled') AS "scheduled", min("at") FILTER (WHERE "after" = 'Done') AS "done" FROM "audit" GROUP BY "tenant", "code") a WHERE a."tenant" = o."tenant" AND a."code" = o."code";
