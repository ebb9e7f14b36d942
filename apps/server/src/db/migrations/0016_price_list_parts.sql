CREATE TABLE "price_list_parts" (
	"list" uuid NOT NULL,
	"place" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "price_list_parts_list_place_pk" PRIMARY KEY("list","place")
);
--> statement-breakpoint
INSERT INTO "price_list_parts" ("list", "place", "rows")
	SELECT l.id, (e.n - 1) / 5000, jsonb_agg(e.value ORDER BY e.n)
	FROM "price_lists" l, jsonb_array_elements(l.rows) WITH ORDINALITY e(value, n) GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "price_lists" DROP COLUMN "rows";