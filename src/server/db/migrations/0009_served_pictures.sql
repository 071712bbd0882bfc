CREATE INDEX "ad_campaigns_picture" ON "ad_campaigns" USING btree ("picture") WHERE picture is not null;--> statement-breakpoint
CREATE INDEX "listing_media_url" ON "listing_media" USING btree ("url");--> statement-breakpoint
CREATE INDEX "people_image" ON "people" USING btree ("image") WHERE image is not null;