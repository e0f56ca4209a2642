-- On millions of rows make it beforehand, CONCURRENTLY: within the migration it holds up what visits write.
CREATE INDEX IF NOT EXISTS "ai_journey_analytics_journey_visits" ON "ai_journey_analytics" USING btree ("journey_id","session_id");--> statement-breakpoint
DROP INDEX "ai_journey_analytics_journey_id";
