-- NOT VALID: every row so far passes the narrower check it replaces.
ALTER TABLE "ai_assessments" DROP CONSTRAINT "ai_assessments_answers";--> statement-breakpoint
ALTER TABLE "ai_assessments" ADD CONSTRAINT "ai_assessments_answers" CHECK (char_length("ai_assessments"."q2_answer") between 1 and 100 and char_length("ai_assessments"."q3_answer") between 1 and 100
        and ("ai_assessments"."q4_answer" is null or char_length("ai_assessments"."q4_answer") between 1 and 100)) NOT VALID;
