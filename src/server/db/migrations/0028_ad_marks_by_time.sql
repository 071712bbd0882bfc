CREATE INDEX "ad_marks_at" ON "ad_marks" USING brin ("at");
