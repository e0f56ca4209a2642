ALTER TABLE "career_applications" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;