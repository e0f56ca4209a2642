-- NOT VALID: every row so far passes the narrower checks they replace, and nobody has to wait while that is found out.
ALTER TABLE "ai_journey_analytics" DROP CONSTRAINT "ai_journey_analytics_type";--> statement-breakpoint
ALTER TABLE "website_analytics" DROP CONSTRAINT "website_analytics_type";--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" ADD COLUMN "assessment_id" uuid;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "assessment_id" uuid;--> statement-breakpoint
ALTER TABLE "website_analytics" ADD COLUMN "view_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD COLUMN "pressed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD COLUMN "suspected_bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD COLUMN "bot_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" ADD CONSTRAINT "ai_journey_analytics_type" CHECK ("ai_journey_analytics"."event_type" in ('journey_start', 'question_view', 'question_answer', 'question_back', 'journey_complete', 'journey_abandon', 'journey_resume', 'recommendation_action')) NOT VALID;--> statement-breakpoint
ALTER TABLE "website_analytics" ADD CONSTRAINT "website_analytics_type" CHECK ("website_analytics"."event_type" in ('page_view', 'page_exit', 'session_end', 'click', 'form_focus', 'form_field_change', 'form_error', 'scroll_depth', 'error', 'web_vital')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD CONSTRAINT "ai_assessments_bot" CHECK ("ai_assessments"."suspected_bot" = (cardinality("ai_assessments"."bot_reasons") > 0));--> statement-breakpoint
-- An id is a UUID v7: its first 48 bits are the milliseconds of the press, believed within a week before the arrival.
UPDATE "ai_assessments" SET "pressed_at" = least("created_at", greatest("created_at" - interval '168 hours',
	to_timestamp(('x' || left(replace("id"::text, '-', ''), 12))::bit(48)::bigint / 1000.0)));
