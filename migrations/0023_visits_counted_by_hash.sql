ALTER TABLE "analytics_visits" ADD COLUMN "visitor_hash" bigint GENERATED ALWAYS AS (hashtextextended(visitor, 0)) STORED;--> statement-breakpoint
CREATE INDEX "analytics_visits_with_goals" ON "analytics_visits" USING btree ("started_at") WHERE "analytics_visits"."goals" <> '{}';--> statement-breakpoint
DROP INDEX "analytics_visits_started_at";--> statement-breakpoint
CREATE INDEX "analytics_visits_started_at" ON "analytics_visits" USING btree ("started_at") INCLUDE ("visitor_hash", "views", "ended_at");
