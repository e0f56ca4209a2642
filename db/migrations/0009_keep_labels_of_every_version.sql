ALTER TABLE "ai_journey_analytics" DROP CONSTRAINT "ai_journey_analytics_type";--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" DROP CONSTRAINT "ai_journey_analytics_action";--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" DROP CONSTRAINT "ai_journey_analytics_question";--> statement-breakpoint
ALTER TABLE "website_analytics" DROP CONSTRAINT "website_analytics_type";--> statement-breakpoint
ALTER TABLE "ai_assessments" DROP CONSTRAINT "ai_assessments_answers";--> statement-breakpoint
ALTER TABLE "career_applications" DROP CONSTRAINT "career_applications_position";--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" ADD CONSTRAINT "ai_journey_analytics_type" CHECK (char_length("ai_journey_analytics"."event_type") between 1 and 50) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" ADD CONSTRAINT "ai_journey_analytics_action" CHECK (char_length("ai_journey_analytics"."action_taken") between 1 and 50) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_journey_analytics" ADD CONSTRAINT "ai_journey_analytics_question" CHECK ("ai_journey_analytics"."total_questions" between 1 and 100
        and "ai_journey_analytics"."question_number" between 1 and "ai_journey_analytics"."total_questions") NOT VALID;--> statement-breakpoint
ALTER TABLE "website_analytics" ADD CONSTRAINT "website_analytics_type" CHECK (char_length("website_analytics"."event_type") between 1 and 50) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD CONSTRAINT "ai_assessments_answers" CHECK (char_length("ai_assessments"."q2_answer") between 1 and 100 and char_length("ai_assessments"."q3_answer") between 1 and 100
        and ("ai_assessments"."q4_answer" is null or char_length("ai_assessments"."q4_answer") between 1 and 100)
        and ("ai_assessments"."q4_answer" is null) = ("ai_assessments"."assessment_type" = 'backend')) NOT VALID;--> statement-breakpoint
ALTER TABLE "career_applications" ADD CONSTRAINT "career_applications_position" CHECK (char_length("career_applications"."position") between 1 and 100) NOT VALID;